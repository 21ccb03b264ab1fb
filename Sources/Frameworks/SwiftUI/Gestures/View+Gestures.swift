@_spi(Windfall) import UIKit

nonisolated extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedContent<
    Self, _ContentShapeModifier<S>
  > {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedContent<
    Self, _TapGestureEffect
  > {
    modifier(_TapGestureEffect(count: count, action: action))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _LongPressGestureEffect> {
    modifier(_LongPressGestureEffect(minimumDuration: minimumDuration, action: action))
  }

  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, AddGestureModifier<T>> {
    modifier(AddGestureModifier(gesture: gesture, gestureMask: mask))
  }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, HighPriorityGestureModifier<T>> {
    modifier(HighPriorityGestureModifier(gesture: gesture, gestureMask: mask))
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, SimultaneousGestureModifier<T>> {
    modifier(SimultaneousGestureModifier(gesture: gesture, gestureMask: mask))
  }
}
