import UIKit

/// See [SimultaneousGesture](https://developer.apple.com/documentation/swiftui/simultaneousgesture).
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// See [SimultaneousGesture.Value](https://developer.apple.com/documentation/swiftui/simultaneousgesture/value).
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let latest = SimultaneousValues<Value>(Value())
    let both =
      first._recognizers {
        current()?.first
      } _: {
        latest.value.first = $1
        report($0, latest.value)
        if $0 != .changed { latest.value.first = nil }
      }
      + second._recognizers {
        current()?.second
      } _: {
        latest.value.second = $1
        report($0, latest.value)
        if $0 != .changed { latest.value.second = nil }
      }
    return both
  }
}

/// What two gestures that go on at the same time have said last.
@MainActor
final class SimultaneousValues<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A view with gestures that may matter more than the controls inside.
@MainActor
protocol RankedGestures: UIView {
  var rank: GestureRank { get }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
