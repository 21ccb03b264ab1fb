import Foundation

/// A test plan as a scheme names it.
public struct TestPlanReference: Sendable, Equatable {
  /// The file of the plan.
  public let file: URL

  /// Whether the plan is used when none is asked for.
  public let isDefault: Bool
}
