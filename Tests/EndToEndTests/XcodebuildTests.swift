import Foundation
import Testing

extension EndToEndTests {
  @Suite("xcodebuild", .serialized, .fixture("Covered"))
  struct XcodebuildTests {
    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private func xcodebuild(_ arguments: String...) async throws -> CommandResult {
      let project = workspace.url("Covered.xcodeproj").path
      return try await workspace.run(
        ["xcodebuild"] + arguments + ["-project", project, "-derivedDataPath", workspace.derivedData.path])
    }

    @Test("A test run has the lines and the status of Xcode's")
    func testing() async throws {
      let results = workspace.root.appendingPathComponent("Results.xcresult")
      let passing = try await xcodebuild(
        "build-for-testing", "test-without-building", "-only-testing:CoveredTests/ShapesTests", "-resultBundlePath",
        results.path, "-destination", "platform=iOS Simulator,name=iPhone 16", "CODE_SIGNING_ALLOWED=NO")
      #expect(passing.status == 0, "\(passing.errors)")
      #expect(passing.lines.contains("** TEST BUILD SUCCEEDED **"))
      #expect(passing.lines.contains("Test Case '-[CoveredTests.ShapesTests testBoxes]' started."))
      #expect(passing.lines.last == "** TEST EXECUTE SUCCEEDED **")
      #expect(try JUnitSummary(contentsOf: results.appendingPathComponent("junit.xml")).testCases == 4)
      // Conditions of the code come from settings of the command line.
      let failing = try await xcodebuild(
        "test", "-only-testing:CoveredTests/ShapesTests/testDescribe", "SWIFT_ACTIVE_COMPILATION_CONDITIONS=OTHER")
      #expect(failing.status == 65)
      #expect(failing.lines.suffix(4).first == "Failing tests:")
      #expect(failing.lines.last == "** TEST FAILED **")
    }

    @Test("Mistakes have Xcode's statuses")
    func mistakes() async throws {
      let unknown = try await xcodebuild("test", "-frobnicate")
      #expect(unknown.status == 64)
      #expect(unknown.errors == "xcodebuild: error: invalid option '-frobnicate'\n")
      #expect(try await xcodebuild("test", "-scheme", "None").status == 65)
      #expect(try await workspace.run(["xcodebuild", "-list", "-project", "None.xcodeproj"]).status == 66)
    }
  }
}
