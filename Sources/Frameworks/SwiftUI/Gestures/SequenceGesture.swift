import UIKit

/// See [SequenceGesture](https://developer.apple.com/documentation/swiftui/sequencegesture).
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// See [SequenceGesture.Value](https://developer.apple.com/documentation/swiftui/sequencegesture/value).
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  nonisolated(unsafe) public var first: First
  nonisolated(unsafe) public var second: Second

  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the second recogniser sees counts once the first has ended.
  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    let progress = SequenceProgress<First.Value>()
    let firsts = first._recognizers {
      current()?.first
    } _: { phase, value in
      guard phase == .ended else { return report(phase, .first(value)) }
      progress.value = value
      report(.changed, .second(value, nil))
    }
    let seconds = second._recognizers {
      current()?.second
    } _: { phase, value in
      guard let first = progress.value else { return }
      if phase != .changed { progress.value = nil }
      report(phase, .second(first, value))
    }
    return firsts + seconds
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// What the first of two gestures in a row ended with.
@MainActor
final class SequenceProgress<Value> {
  var value: Value?
}
