import UIKit

/// See [ExclusiveGesture](https://developer.apple.com/documentation/swiftui/exclusivegesture).
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// See [ExclusiveGesture.Value](https://developer.apple.com/documentation/swiftui/exclusivegesture/value).
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The second is recognised only when the first has failed.
  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let firsts = first._recognizers {
      current()?.first
    } _: {
      report($0, .first($1))
    }
    let seconds = second._recognizers {
      current()?.second
    } _: {
      report($0, .second($1))
    }
    for second in seconds { for first in firsts { second.require(toFail: first) } }
    return firsts + seconds
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
