import Foundation
import Testing

extension EndToEndTests {
  /// A project whose tests answer web requests with OHHTTPStubs, which it does not bring.
  @Suite("Web stubs", .serialized, .fixture("WebStubs"))
  struct WebStubTests {
    let workspace: Workspace
    let run: RunRecord

    init() async throws {
      workspace = try #require(Workspace.current)
      run = try await workspace.sharedTest()
    }

    @Test("Requests are answered; a missing file and a request that leaves the machine fail their tests")
    func outcomes() throws {
      let name = "AlbumsTests/AlbumSearchTests"
      #expect(
        run.passed == [
          "\(name)/testAsync", "\(name)/testFailure", "\(name)/testSlow",
          "AlbumsUITests/AlbumsUITests/testTheAppAnswersItsOwnRequests",
        ], "\(run.result.errors)")
      #expect(
        run.failed == ["\(name)/testNoFile", "\(name)/testUnstubbed", "AlbumsTests/SwiftSearchTests/unstubbed"])
      let missing = try run.issue(of: "\(name)/testNoFile")
      #expect(missing.message?.contains("there is no file /none/such.json to answer with") == true)
      let path = "AlbumsTests/AlbumSearchTests.swift"
      #expect(
        missing.place == Place(file: workspace.url(path).path, line: try workspace.line(of: "// no file", in: path)))
      let leaving = try run.issue(of: "\(name)/testUnstubbed")
      #expect(leaving.message?.contains("no stub answers GET https://albums.invalid/search?term=Lawn") == true)
      let swift = try run.issue(of: "AlbumsTests/SwiftSearchTests/unstubbed")
      #expect(swift.message?.contains("no stub answers GET https://albums.invalid/search?term=Gin") == true)
      #expect(swift.line == (try workspace.line(of: "@Test", in: "AlbumsTests/SwiftSearchTests.swift")))
    }

    @Test("A request that the app makes when it is launched is told of, and fails no test")
    func launch() throws {
      let warning = try run.issue(of: "AlbumsTests")
      #expect(warning.kind == "warning")
      let text = "before the first test, the app itself: no stub answers GET https://albums.invalid/search?term=Launch"
      #expect(warning.message?.hasPrefix(text) == true, "\(warning.message ?? "")")
      #expect(run.result.output.contains("! " + text))
    }

    @Test("With the network allowed, such a request is sent, and a test that copes with its failure passes")
    func network() async throws {
      let tests = ["testUnstubbed", "testNoFile"].map { "AlbumsTests/AlbumSearchTests/\($0)" }
      let run = try await workspace.test(
        "--allow-network", "--only-testing", tests[0], "--only-testing", tests[1], "--only-testing",
        "AlbumsTests/SwiftSearchTests")
      #expect(run.passed == [tests[0], "AlbumsTests/SwiftSearchTests/unstubbed"], "\(run.result.errors)")
      #expect(run.failed == [tests[1]])
    }
  }
}
