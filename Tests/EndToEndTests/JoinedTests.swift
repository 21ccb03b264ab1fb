import Foundation
import Testing

extension EndToEndTests {
  /// Two projects, a package of a package, and a workspace around them.
  @Suite("A workspace", .serialized, .fixture("Joined"))
  struct JoinedTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    @Test("Its scheme runs tests of an app, of a framework and of a package, with resources and settings of each")
    func passes() async throws {
      let run = try await workspace.test()
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.passed.count == 9)
      #expect(
        Set(run.passed.compactMap { $0.split(separator: "/").first }) == ["ShopTests", "CoreTests", "PricesTests"])
      #expect(workspace.leftovers() == [])
    }

    @Test("A module that is not there yet keeps only those tests from running that need it, and they do not pass")
    func waiting() async throws {
      try workspace.write("import AppKit\n", to: "Läden & Co/Shop/Store.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Läden & Co/Shop/Store.swift")) }
      let run = try await workspace.test()
      #expect(run.status == 3)
      #expect(Set(run.passed.compactMap { $0.split(separator: "/").first }) == ["CoreTests", "PricesTests"])
      let messages = run.result.messages.filter { $0.hasPrefix("windfall: ") }
      #expect(messages.count == 2, "\(messages)")
      #expect(messages.first?.contains("Läden & Co/Shop/Store.swift:1 imports AppKit") == true, "\(messages)")
      #expect(messages.last == "windfall: so ShopTests cannot run; CoreTests, PricesTests can and will")
      #expect(run.events.filter { $0.kind == "build" }.map(\.test) == ["ShopTests"])
      #expect(run.result.lines.last?.hasSuffix(" passed, 1 failed") == true)
      #expect(try await workspace.test("--skip-testing", "ShopTests").status == 0)
      let named = try await workspace.test("--only-testing", "ShopTests")
      #expect(named.status == 3)
      #expect(named.result.messages.last == "windfall: ShopTests cannot run; the reason stands above")
    }

    @Test("A file that does not compile keeps no other from running, and is a failure where no test of it can fail")
    func broken() async throws {
      try workspace.write("let number: Int = \"text\"\n", to: "Core/CoreTests/Broken.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Core/CoreTests/Broken.swift")) }
      let run = try await workspace.test()
      #expect(run.status == 3)
      #expect(
        Set(run.passed.compactMap { $0.split(separator: "/").first }) == ["ShopTests", "CoreTests", "PricesTests"])
      #expect(run.result.errors.contains("Broken.swift:1:19: error: cannot convert value"), "\(run.result.errors)")
      let messages = run.result.messages.filter { $0.hasPrefix("windfall: ") }
      #expect(messages.count == 1, "\(messages)")
      #expect(messages.last?.hasSuffix("so the tests in this file fail") == true, "\(messages)")
      #expect(run.events.filter { $0.kind == "build" }.count == 1)
      let issue = try #require(run.events.first { $0.kind == "build" })
      #expect(issue.test == "CoreTests")
      #expect(issue.place == Place(file: workspace.url("Core/CoreTests/Broken.swift").path, line: 1))
      #expect(run.result.lines.last?.hasSuffix(" passed, 1 failed") == true)
      #expect(try await workspace.test("--no-parallel").status == 3)
      #expect(try await workspace.test("--only-testing", "ShopTests").status == 0)
    }

    @Test("What cannot be built at all is an error in the report as well")
    func nothingBuilt() async throws {
      try workspace.write("let number: Int = \"text\"\n", to: "Core/CoreTests/Broken.swift")
      defer { try? FileManager.default.removeItem(at: workspace.url("Core/CoreTests/Broken.swift")) }
      let report = workspace.root.appendingPathComponent("junit.xml")
      let run = try await workspace.test("--only-testing", "CoreTests", "--junit", report.path)
      #expect(run.status == 3)
      #expect(run.events.filter { $0.kind == "build" }.count == 1)
      #expect(try String(contentsOf: report, encoding: .utf8).contains("errors=\"1\""))
    }
  }
}
