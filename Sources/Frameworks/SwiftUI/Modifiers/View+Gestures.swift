@_spi(Windfall) import UIKit

extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedContent<Self, _ContentShapeEffect<S>>
  {
    modifier(_ContentShapeEffect(shape: shape))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> ModifiedContent<
    Self, _TapEffect
  > {
    modifier(_TapEffect(count: count, action: action))
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _LongPressEffect> {
    modifier(_LongPressEffect(minimumDuration: minimumDuration, action: action))
  }
}

extension View {
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, rank: .normal, mask: mask))
  }

  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, rank: .high, mask: mask))
  }

  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureEffect<T>> {
    modifier(_GestureEffect(gesture: gesture, rank: .simultaneous, mask: mask))
  }
}
