import Foundation

/// A test plan: which tests run, and how.
public struct TestPlan: Sendable, Equatable {
  /// The name of the plan, which is that of its file.
  public let name: String

  /// The file of the plan.
  public let file: URL

  /// The test bundles of the plan.
  public let testables: [Testable]

  /// The arguments and environment of all its configurations, changed by the first that is not disabled.
  public let options: LaunchOptions

  /// Whether the tests run in random order.
  public let runsInRandomOrder: Bool

  /// What the plan asks for that is not done, a sentence each.
  public let notes: [String]
}
