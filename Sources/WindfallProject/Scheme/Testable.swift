/// A test bundle in a scheme or test plan.
public struct Testable: Sendable, Equatable {
  /// The target of the test bundle.
  public let target: SchemeTarget

  /// Whether the bundle is left out.
  public let isSkipped: Bool

  /// The tests that are left out, as `Class` or `Class/method()`.
  public let skippedTests: [String]

  /// The only tests that are run; `nil` where all are.
  public let selectedTests: [String]?

  /// Whether its classes run side by side; `nil` where nothing is said.
  public var isParallel: Bool?
}
