import Foundation
import Testing

extension EndToEndTests {
  @Suite("An app that names what is not there", .serialized, .fixture("Declared"))
  struct DeclaredTests {
    private static let touching = [
      "DeclaredTests/DeclaredSuite/bounds", "DeclaredTests/DeclaredTests/testABoundIsSet",
      "DeclaredTests/DeclaredTests/testARecorderIsMade", "DeclaredTests/DeclaredTests/testSuperIsCalled",
      "DeclaredUITests/DeclaredUITests/testWhatIsNotThereFails",
    ]

    @Test("Tests that do not touch it pass, and each that does fails")
    func onlyWhatTouchesFails() async throws {
      let run = try await #require(Workspace.current).sharedTest()
      #expect(run.status == 1, "\(run.result.errors)\(run.result.output)")
      #expect(run.failed == Self.touching)
      #expect(run.passed.count == 7)
    }

    @Test(
      "The failure has the name and the line",
      arguments: [
        (
          "DeclaredTests/testARecorderIsMade", "AVAudioRecorder.init(url:settings:)", "Recorder.swift", "recorder = try"
        ),
        (
          "DeclaredTests/testSuperIsCalled", "UIViewController.encodeRestorableState(with:)", "ScreenController.swift",
          "super.enc"
        ),
        ("DeclaredSuite/bounds", "UIView.maximumContentSizeCategory", "Recorder.swift", "Category = .large"),
      ])
    func names(test: String, name: String, file: String, text: String) async throws {
      let workspace = try #require(Workspace.current)
      let run = try await workspace.sharedTest()
      let issue = try #require(run.issues(of: "DeclaredTests/\(test)").first)
      let line = try workspace.line(of: text, in: "Declared/\(file)")
      #expect(issue.message == "\(name) is not there yet; called in \(file):\(line)")
      #expect(issue.kind == "unimplemented")
      #expect(issue.line == line)
    }

    @Test("A UI test fails for what its app calls")
    func screens() async throws {
      let run = try await #require(Workspace.current).sharedTest()
      let issue = try run.issue(of: "DeclaredUITests/DeclaredUITests/testWhatIsNotThereFails")
      #expect(issue.message?.hasPrefix("AVAudioRecorder.init(url:settings:) is not there yet") == true)
    }

    @Test("A line counts the names and the tests, and another says which modules are only declared")
    func summary() async throws {
      let run = try await #require(Workspace.current).sharedTest()
      #expect(run.result.errors.contains("3 names of Apple's are not there yet, and 5 tests failed for them: "))
      #expect(run.result.errors.contains("declared only, with nothing behind: Intents"))
    }

    @Test("With --unsupported warn they pass, and what they called is said")
    func warns() async throws {
      let run = try await #require(Workspace.current).test("--unsupported", "warn")
      #expect(run.status == 0, "\(run.result.errors)\(run.result.output)")
      #expect(run.issues(of: Self.touching[0]).map(\.kind) == ["warning", "warning"])
      #expect(run.result.errors.contains("3 names of Apple's are not there yet, and 5 tests called them: "))
    }

    @Test("The doctor names what is only declared")
    func doctor() async throws {
      let workspace = try #require(Workspace.current)
      let result = try await workspace.run(["doctor", workspace.project.path])
      #expect(result.output.contains("Intents"))
      #expect(result.output.contains("only declared"))
    }

    @Test("A file of tests that imports what is not to be had costs its own tests")
    func impossible() async throws {
      let workspace = try #require(Workspace.current)
      let file = "DeclaredTests/ImpossibleTests.swift"
      let text =
        "import NowhereKit\nimport XCTest\n\nfinal class ImpossibleTests: XCTestCase {\n  func testOne() {}\n}\n"
      try workspace.write(text, to: file)
      defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
      let run = try await workspace.test("--unsupported", "warn")
      #expect(run.status == 3, "\(run.result.errors)\(run.result.output)")
      #expect(run.failed == ["DeclaredTests/ImpossibleTests/testOne"])
      #expect(run.passed.count == 12)
      let issue = try run.issue(of: "DeclaredTests/ImpossibleTests/testOne")
      #expect(issue.message?.contains("ImpossibleTests.swift:1 imports NowhereKit") == true)
    }

    @Test("A member of a type that is only reached is declared, though one of its name is declared of another")
    func reached() async throws {
      let workspace = try #require(Workspace.current)
      let file = "DeclaredTests/ReachedTests.swift"
      let text = """
        import HealthKit
        import XCTest

        final class ReachedTests: XCTestCase {
          func names(_ device: HKDevice, _ sample: HKSample) -> [String?] {
            [device.name, sample.sourceRevision.source.name]
          }

          func testItCompiles() {}
        }

        """
      try workspace.write(text, to: file)
      defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
      let run = try await workspace.test("--only-testing", "DeclaredTests/ReachedTests")
      #expect(run.status == 0 && run.passed == ["DeclaredTests/ReachedTests/testItCompiles"], "\(run.result.errors)")
    }
  }
}
