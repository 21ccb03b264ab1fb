import UIKit

/// What `map` makes of a gesture.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  nonisolated(unsafe) let base: Base
  let transform: @MainActor (Base.Value) -> Value

  nonisolated init(base: Base, transform: @escaping @MainActor (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

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

  nonisolated(unsafe) let base: Base
  let action: @MainActor (Base.Value) -> Void

  nonisolated init(base: Base, action: @escaping @MainActor (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }

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

  nonisolated(unsafe) let base: Base
  let action: @MainActor (Base.Value) -> Void

  nonisolated init(base: Base, action: @escaping @MainActor (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }

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
