/// A test bundle that a run has to run, and how.
public struct PlannedTests: Sendable, Equatable {
  /// The test target.
  public let target: ProjectTarget

  /// The tests that are left out, as `Class` or `Class/method()`.
  public let skippedTests: [String]

  /// The only tests that are run; `nil` where all are.
  public let selectedTests: [String]?

  /// Whether its classes run side by side; `nil` where nothing is said.
  public let isParallel: Bool?

  /// The ways in which the tests are run, one after the other.
  public let configurations: [TestConfiguration]

  /// What their test plan asks for that is not done, a sentence each.
  public let planNotes: [String]
}
