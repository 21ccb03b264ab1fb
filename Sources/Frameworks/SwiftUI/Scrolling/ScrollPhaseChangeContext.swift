import Foundation

/// See [ScrollPhaseChangeContext](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// None: a finger that leaves a scroll view gives it no speed.
  public var velocity: CGVector? { nil }
}
