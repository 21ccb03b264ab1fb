import Foundation

/// What a person may choose about a run of tests.
public struct TestRunOptions: Sendable {
  /// The seed of the order of tests.
  public var seed: UInt64
  /// How many seconds a test may take.
  public var testTimeout: Double
  /// Files in this folder are the user's; failures are shown there.
  public var sourceRoot: String
  /// The environment that test processes inherit, apart from what separates them from the person's own files.
  public var environment: [String: String]

  public init(
    seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), testTimeout: Double = 60, sourceRoot: String = "/",
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.seed = seed
    self.testTimeout = testTimeout
    self.sourceRoot = sourceRoot
    self.environment = environment
  }
}
