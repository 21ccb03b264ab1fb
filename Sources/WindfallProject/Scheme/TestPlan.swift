import Foundation

/// A test plan: which tests run, and how.
public struct TestPlan: Sendable, Equatable {
  /// The name of the plan, which is that of its file.
  public let name: String

  /// The file of the plan.
  public let file: URL

  /// The test bundles of the plan.
  public let testables: [Testable]

  /// The configurations that are not disabled, at least one; only where there are several do they have names.
  public let configurations: [TestConfiguration]

  /// The coverage that the plan asks for in so many words; `nil` where it asks for none.
  public var coverage: CoverageSetting?

  /// What the plan asks for that is not done, a sentence each.
  public let notes: [String]

  func adding(notes: [String]) -> TestPlan {
    TestPlan(
      name: name, file: file, testables: testables, configurations: configurations, coverage: coverage,
      notes: self.notes + notes)
  }
}
