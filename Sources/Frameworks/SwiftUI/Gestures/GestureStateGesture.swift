import UIKit

/// See [GestureStateGesture](https://developer.apple.com/documentation/swiftui/gesturestategesture).
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let state: GestureState<State>
  let update: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    base._recognizers {
      current()?.base
    } _: { phase, value in
      if let own = current() {
        if phase == .changed {
          var transaction = Transaction()
          var new = own.state.wrappedValue
          own.update(value, &new, &transaction)
          own.state.set(new)
        } else {
          own.state.reset()
        }
      }
      report(phase, value)
    }
  }
}
