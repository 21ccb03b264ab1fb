import Foundation
import WindfallCore
import WindfallProject

/// What a person may choose about a run of tests.
public struct TestRunOptions: Sendable {
  /// The seed of the order of tests; nil for the order of their names.
  public var seed: UInt64?
  /// How many seconds a test may take where nobody says otherwise.
  public static let defaultTestTimeout = 60.0

  /// How many seconds a test may take.
  public var testTimeout: Double
  /// Whether tests are run more than once; nil where that is for the test plan to say.
  public var repetition: TestRepetition?
  /// Files in this folder are the user's; failures are shown there.
  public var sourceRoot: String
  /// The environment that test processes inherit, apart from what separates them from the person's own files.
  public var environment: [String: String]
  /// Where the attachments that tests keep are written; nil for nowhere.
  public var attachmentFolder: String?
  /// What it means for a test to call what is declared and not there.
  public var unsupported = UnsupportedPolicy.fail
  /// How many processes may run tests at once.
  public var jobs = TestJobs()
  /// The library that lets the clocks of unit tests go on while these only wait; nil for the machine's own time.
  public var virtualTime: String?
  /// Makes the file of a picture or a document; without it, tests cannot take screenshots.
  public var draw: (@Sendable (DrawingRequest) throws -> Data)?

  public init(
    seed: UInt64? = .random(in: 0...UInt64(UInt32.max)), testTimeout: Double = TestRunOptions.defaultTestTimeout,
    sourceRoot: String = "/",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.seed = seed
    self.testTimeout = testTimeout
    self.sourceRoot = sourceRoot
    self.environment = environment
  }
}
