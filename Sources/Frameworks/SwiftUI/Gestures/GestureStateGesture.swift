import UIKit

/// See [GestureStateGesture](https://developer.apple.com/documentation/swiftui/gesturestategesture).
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let action: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  public static func _makeRecognizers(
    _ gesture: Self, _ receiver: _GestureReceiver<Base.Value>
  ) -> [UIGestureRecognizer] {
    Base._makeRecognizers(
      gesture.base,
      _GestureReceiver(
        changed: { value in
          var transaction = Transaction()
          var state = gesture.state.wrappedValue
          gesture.action(value, &state, &transaction)
          gesture.state.set(state)
          receiver.changed(value)
        }, ended: receiver.ended,
        finished: {
          gesture.state.reset()
          receiver.finished()
        }))
  }
}
