import Foundation
import Testing

extension EndToEndTests {
  /// What cannot work is said in one line, with the status that the help documents.
  @Suite("Bad input", .serialized, .empty)
  struct BadInputTests {
    let workspace: Workspace

    /// Each test begins with a project of its own: an app with a unit-test target.
    init() throws {
      workspace = try #require(Workspace.current)
      try? FileManager.default.removeItem(at: workspace.project)
      try workspace.write(ProjectFile(folders: ["App", "AppTests"]).text, to: "App.xcodeproj/project.pbxproj")
      try workspace.write(
        "import SwiftUI\n\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"A\") } } }\n",
        to: "App/A.swift")
      try workspace.write(
        "import XCTest\n\nfinal class ATests: XCTestCase {\n  func testA() {}\n}\n", to: "AppTests/ATests.swift")
    }

    /// Runs a test that must come to nothing, and expects one line that has all these texts.
    @discardableResult
    func refuse(
      _ status: Int32, saying texts: String..., with arguments: [String] = [],
      at location: SourceLocation = #_sourceLocation
    ) async throws -> CommandResult {
      let before = try workspace.listing()
      let result = try await workspace.run(
        ["test", workspace.project.path, "--derived-data", workspace.derivedData.path] + arguments)
      #expect(result.status == status, "\(result.errors)", sourceLocation: location)
      #expect(!result.wasSignalled, sourceLocation: location)
      #expect(result.messages.count == 1, "\(result.errors)", sourceLocation: location)
      let message = result.messages.last ?? ""
      #expect(message.hasPrefix("windfall: "), "\(message)", sourceLocation: location)
      for text in texts { #expect(message.contains(text), "\(message)", sourceLocation: location) }
      #expect(try workspace.listing() == before, sourceLocation: location)
      #expect(workspace.leftovers() == [], sourceLocation: location)
      return result
    }

    @Test("A folder without a project, and one that is not there")
    func noProject() async throws {
      try FileManager.default.removeItem(at: workspace.url("App.xcodeproj"))
      try await refuse(2, saying: workspace.project.path)
      try FileManager.default.removeItem(at: workspace.project)
      let result = try await workspace.run(["test", workspace.project.path])
      #expect(result.status == 2)
      #expect(result.messages.count == 1)
      #expect(result.messages.first?.contains(workspace.project.path) == true)
    }

    @Test("A project file that is cut off, or is no project file at all")
    func damagedProject() async throws {
      let path = "App.xcodeproj/project.pbxproj"
      let text = try workspace.read(path)
      for part in [0, 10, 100, text.count / 3, text.count / 2, text.count - 20] {
        try workspace.write(String(text.prefix(part)), to: path)
        try await refuse(2, saying: "App.xcodeproj")
      }
      var generator = SystemRandomNumberGenerator()
      let noise = (0..<4000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try Data(noise).write(to: workspace.url(path))
      try await refuse(2, saying: "App.xcodeproj")
      try workspace.write("{ objects = (", to: path)
      try await refuse(2, saying: "App.xcodeproj")
    }

    @Test("An unknown scheme, with those there are")
    func unknownScheme() async throws {
      try await refuse(2, saying: "Nope", "App", with: ["--scheme", "Nope"])
    }

    @Test("An unknown target, class or test, with those there are")
    func unknownTest() async throws {
      try await refuse(2, saying: "Nope", "AppTests", with: ["--only-testing", "Nope"])
      try await refuse(2, saying: "AppTests/Nope", "AppTests/ATests", with: ["--only-testing", "AppTests/Nope"])
      try await refuse(
        2, saying: "AppTests/ATests/testB", "testA", with: ["--only-testing", "AppTests/ATests/testB"])
      try await refuse(2, saying: "AppTests/ATests/testB", with: ["--skip-testing", "AppTests/ATests/testB"])
      try await refuse(2, saying: "a/b/c/d", with: ["--only-testing", "a/b/c/d"])
    }

    @Test("No test left, or none in the project")
    func noTests() async throws {
      try await refuse(4, saying: "no test", with: ["--skip-testing", "AppTests"])
      try workspace.write("import XCTest\n", to: "AppTests/ATests.swift")
      try await refuse(4, saying: "no test")
    }

    @Test("A target without sources")
    func noSources() async throws {
      try FileManager.default.removeItem(at: workspace.url("App/A.swift"))
      try await refuse(3, saying: "App", "source")
    }

    @Test("A command line that is wrong")
    func wrongUsage() async throws {
      for arguments in [["--test-timeout", "0"], ["--seed", "x"], ["--nope"]] {
        let result = try await workspace.run(["test", workspace.project.path] + arguments)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("Error: "))
      }
      #expect(try await workspace.run(["test"]).status == 64)
      #expect(try await workspace.run(["lower", "nowhere.swift"]).messages.count == 1)
    }

    @Test("A source that does not compile: the compiler's message with the user's file, line and column")
    func compileError() async throws {
      try workspace.write(
        "import SwiftUI\n\nstruct Broken {\n  let number: Int = \"text\"\n}\n", to: "App/Broken.swift")
      let file = workspace.url("App/Broken.swift").path
      let before = try workspace.listing()
      let result = try await workspace.run(
        ["test", workspace.project.path, "--derived-data", workspace.derivedData.path])
      #expect(result.status == 3)
      #expect(result.errors.contains("\(file):4:21: error: cannot convert value of type 'String'"), "\(result.errors)")
      #expect(!result.errors.contains(workspace.derivedData.path), "\(result.errors)")
      let own = result.messages.filter { $0.hasPrefix("windfall: ") }
      #expect(own.count == 1 && own.first == result.messages.last, "\(result.errors)")
      #expect(try workspace.listing() == before)
      #expect(workspace.leftovers() == [])
    }
  }
}
