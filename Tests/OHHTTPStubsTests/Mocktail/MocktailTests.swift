import Foundation
import OHHTTPStubsSwift
import Testing

extension OHHTTPStubsTests {
  struct MocktailTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws {
      HTTPStubs.removeAllStubs()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String = "a.tail") throws -> URL {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }

    @Test("The lines of a file say what is answered, and with what")
    func file() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      try HTTPStubs.stubRequests(
        usingMocktail: write("GET|PUT\n.*/items\n201\ntext/plain\nX-Own: a: b\n\nfirst\n\nsecond"))
      let answer = await load(try get("https://a.invalid/items") { $0.httpMethod = "PUT" })
      #expect(answer.status == 201 && answer.text == "first\n\nsecond")
      #expect(answer.response?.value(forHTTPHeaderField: "Content-Type") == "text/plain")
      #expect(answer.response?.value(forHTTPHeaderField: "X-Own") == "a: b")
      #expect(await load(try get("https://127.0.0.1:1/items") { $0.httpMethod = "POST" }).error != nil)
      #expect(await load(try get("https://127.0.0.1:1/others")).error != nil)
    }

    @Test("The fourth line may be a header; a body may be base64")
    func variants() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      try HTTPStubs.stubRequests(usingMocktail: write("GET\n/a$\n200\nContent-Type: text/css\n\nbody"))
      try HTTPStubs.stubRequests(usingMocktail: write("GET\n/b$\n200\nimage/png;base64\n\naGVs\nbG8="))
      let first = await load(try get("https://a.invalid/a"))
      #expect(first.response?.value(forHTTPHeaderField: "Content-Type") == "text/css")
      let second = await load(try get("https://a.invalid/b"))
      #expect(second.text == "hello")
      #expect(second.response?.value(forHTTPHeaderField: "Content-Type") == "image/png")
    }

    @Test("A folder holds as many stubs as files that can be read")
    func folders() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let tails = folder.appendingPathComponent("Tails")
      try FileManager.default.createDirectory(at: tails, withIntermediateDirectories: true)
      _ = try write("GET\n/a\n200\ntext/plain\n\nx", to: "Tails/a.tail")
      _ = try write("GET", to: "Tails/b.tail")
      _ = try write("GET\n/a\n200\ntext/plain\n\nx", to: "Tails/c.txt")
      _ = try write("GET\n/a\n200\ntext/plain\n\nx", to: "named.tail")
      let bundle = try #require(Bundle(path: folder.path))
      #expect(try HTTPStubs.stubRequests(usingMocktailsAtPath: "Tails", in: bundle).count == 1)
      #expect(HTTPStubs.allStubs().count == 1)
      try HTTPStubs.stubRequests(usingMocktailNamed: "named", in: bundle)
      #expect(HTTPStubs.allStubs().count == 2)
      #expect(code { _ = try HTTPStubs.stubRequests(usingMocktailNamed: "none", in: bundle) } == .pathDoesNotExist)
      #expect(code { _ = try HTTPStubs.stubRequests(usingMocktailsAtPath: "none", in: bundle) } == .pathDoesNotExist)
      #expect(
        code { _ = try HTTPStubs.stubRequests(usingMocktailsAtPath: "named.tail", in: bundle) } == .pathIsNotFolder)
    }

    @Test("A file that is none is an error that says why")
    func errors() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let missing = folder.appendingPathComponent("none.tail")
      #expect(code { _ = try HTTPStubs.stubRequests(usingMocktail: missing) } == .pathFailedToRead)
      for (text, expected) in [
        ("GET\n/a\n200\n\nx", OHHTTPStubsMocktailError.invalidFileFormat),
        ("(\n/a\n200\ntext/plain\n\nx", .invalidFileFormat), ("GET\n(\n200\ntext/plain\n\nx", .invalidFileFormat),
        ("GET\n/a\n200\ntext/plain\nnothing\n\nx", .invalidFileHeader),
      ] {
        #expect(code { _ = try HTTPStubs.stubRequests(usingMocktail: write(text)) } == expected)
      }
    }

    private func code(_ body: () throws -> Void) -> OHHTTPStubsMocktailError? {
      do {
        try body()
        return nil
      } catch {
        let error = error as NSError
        return error.domain == MocktailErrorDomain ? OHHTTPStubsMocktailError(rawValue: error.code) : nil
      }
    }
  }
}
