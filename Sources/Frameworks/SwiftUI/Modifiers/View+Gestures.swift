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
