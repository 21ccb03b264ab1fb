import UIKit

/// See [AnyGesture](https://developer.apple.com/documentation/swiftui/anygesture).
public struct AnyGesture<Value>: PrimitiveGesture {
  nonisolated(unsafe) private let base: any Gesture<Value>

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    recognizers(of: base, current, report)
  }

  /// A gesture of another type that comes later is not asked: its recognisers would be others.
  private func recognizers<T: Gesture<Value>>(
    of gesture: T, _ current: @escaping @MainActor () -> Self?,
    _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    gesture._recognizers({ current()?.base as? T }, report)
  }
}
