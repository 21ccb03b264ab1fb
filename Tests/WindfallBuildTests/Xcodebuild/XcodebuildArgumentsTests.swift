import Testing

@testable import WindfallBuild

@Suite("xcodebuild's command line")
struct XcodebuildArgumentsTests {
  private func read(_ line: String) throws -> XcodebuildArguments {
    try XcodebuildArguments(line.split(separator: " ").map(String.init))
  }

  @Test func `what a team's script says becomes the same for windfall`() throws {
    let line =
      "clean test -workspace App.xcworkspace -scheme App -configuration Debug -testPlan All -derivedDataPath out "
      + "-only-testing:AppTests/A -only-testing AppTests/B/c -skip-testing:AppUITests -test-iterations 3 "
      + "-retry-tests-on-failure -enableCodeCoverage YES -quiet CODE_SIGNING_ALLOWED=NO EMPTY="
    let arguments = try read(line)
    #expect(arguments.actions == [.clean, .test])
    #expect(arguments.path == "App.xcworkspace")
    #expect(arguments.isQuiet)
    #expect(
      arguments.projectArguments == [
        "--scheme", "App", "--configuration", "Debug", "--derived-data", "out", "--setting", "CODE_SIGNING_ALLOWED=NO",
        "--setting", "EMPTY=",
      ])
    #expect(
      arguments.testArguments == [
        "--test-plan", "All", "--only-testing", "AppTests/A", "--only-testing", "AppTests/B/c", "--skip-testing",
        "AppUITests", "--iterations", "3", "--retry-tests-on-failure", "--coverage",
      ])
  }

  @Test(arguments: [
    ("-parallel-testing-enabled YES -parallel-testing-worker-count 4", ["--jobs", "4"]),
    ("-maximum-parallel-testing-workers 4 -parallel-testing-enabled NO", ["--no-parallel"]),
    ("-parallel-testing-enabled NO -parallel-testing-worker-count 4", ["--no-parallel"]),
    ("-parallel-testing-enabled YES", []),
  ])
  func `workers are processes`(flags: String, arguments: [String]) throws {
    #expect(try read("test \(flags)").testArguments == arguments)
  }

  @Test func `without an action the project is built`() throws {
    #expect(try read("-project A.xcodeproj").actions == [.build])
    #expect(try read("-list -json").question == .list)
  }

  @Test(arguments: [
    ("test -frobnicate", "invalid option '-frobnicate'"), ("deploy", "Unknown build action 'deploy'."),
    ("test -scheme", "option '-scheme' requires an argument"),
    ("test -enableCodeCoverage maybe", "option '-enableCodeCoverage' requires YES or NO, not 'maybe'"),
    ("test -test-iterations 0", "option '-test-iterations' requires a number, not '0'"),
    ("archive", "'archive' is not supported by Windfall: nothing is archived here"),
    (
      "test -enableThreadSanitizer YES",
      "'-enableThreadSanitizer YES' is not supported by Windfall: no sanitizer watches the tests"
    ),
    ("test -sdk macosx", "SDK \"macosx\" cannot be located: there is that of iOS"),
  ])
  func `what is unknown or cannot be is refused by name`(line: String, message: String) {
    #expect(throws: XcodebuildFailure(message: message, status: 64)) { try read(line) }
  }

  @Test func `what changes nothing is noted`() throws {
    let arguments = try read("test -skipMacroValidation -arch arm64 -enableAddressSanitizer NO")
    #expect(arguments.notes == ["-skipMacroValidation changes nothing here", "-arch changes nothing here"])
    let limits = try read("test -test-timeouts-enabled NO -maximum-test-execution-time-allowance 9")
    #expect(limits.notes.count == 2 && limits.notes.allSatisfy { $0.contains(" changes nothing here: ") })
    #expect(try read("test -test-timeouts-enabled YES").notes.isEmpty)
  }

  @Test(
    arguments: [
      ("platform=iOS Simulator,name=iPhone SE,OS=17.2", "iPhone SE", nil),
      (
        "platform=iOS Simulator, name=iPhone 15 Pro Max", "iPhone 16 Pro Max",
        "the screen is that of iPhone 16 Pro Max, for iPhone 15 Pro Max"
      ),
      ("generic/platform=iOS Simulator", nil, nil), ("id=1234", nil, nil),
      (
        "platform=iOS Simulator,name=iPad Air (5th generation)", "iPad",
        "the screen is that of iPad, for iPad Air (5th generation)"
      ),
    ] as [(String, String?, String?)])
  func `a destination is a device`(text: String, device: String?, note: String?) throws {
    let destination = try XcodebuildArguments(["test", "-destination", text]).destination
    #expect(destination?.device == device)
    #expect(destination?.note == note)
  }

  @Test(arguments: ["platform=macOS", "platform=tvOS Simulator,name=Apple TV", "platform=iOS Simulator,name=Newton"])
  func `what is no simulator of iOS is not found, with Xcode's status`(text: String) {
    #expect { try XcodebuildArguments(["test", "-destination", text]) } throws: {
      ($0 as? XcodebuildFailure)?.status == 70
    }
  }
}
