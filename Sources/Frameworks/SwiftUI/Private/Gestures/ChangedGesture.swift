import UIKit

/// What `onChanged` makes of a gesture.
public struct _ChangedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: @MainActor (Base.Value) -> Void

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    base._recognizers {
      current()?.base
    } _: { phase, value in
      if phase == .changed { current()?.action(value) }
      report(phase, value)
    }
  }
}
