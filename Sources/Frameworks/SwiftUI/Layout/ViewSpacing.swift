import Foundation

/// See [ViewSpacing](https://developer.apple.com/documentation/swiftui/viewspacing).
///
/// All views keep the same distance.
public struct ViewSpacing: Sendable {
  public init() {}

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { LayoutDefaults.spacing }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
