@_spi(Windfall) import UIKit

nonisolated extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedContent<Self, _ContentShapeEffect<S>>
  {
    modifier(_ContentShapeEffect(shape: shape))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> ModifiedContent<
    Self, _TapEffect
  > {
    modifier(_TapEffect(count: count, action: action))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _LongPressEffect> {
    modifier(_LongPressEffect(minimumDuration: minimumDuration, action: action))
  }

  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, mask: mask, rank: .normal))
  }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, mask: mask, rank: .high))
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, mask: mask, rank: .simultaneous))
  }
}
