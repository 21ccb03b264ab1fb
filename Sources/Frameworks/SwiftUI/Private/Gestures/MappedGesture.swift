import UIKit

/// What `map` makes of a gesture.
public struct _MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    base._recognizers {
      current()?.base
    } _: { phase, value in
      if let transform = current()?.transform { report(phase, transform(value)) }
    }
  }
}

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

/// What `onEnded` makes of a gesture.
public struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  let base: Base
  let action: @MainActor (Base.Value) -> Void

  public func _recognizers(
    _ current: @escaping @MainActor () -> Self?, _ report: @escaping @MainActor (_GesturePhase, Value) -> Void
  ) -> [UIGestureRecognizer] {
    base._recognizers {
      current()?.base
    } _: { phase, value in
      if phase == .ended { current()?.action(value) }
      report(phase, value)
    }
  }
}
