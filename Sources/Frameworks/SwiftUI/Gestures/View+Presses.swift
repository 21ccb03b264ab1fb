import Foundation

nonisolated extension View {
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// The press is said to begin when its time is over.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let onPressingChanged = onPressingChanged
    return gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// The name is for recognisers of UIKit that look for it, and is not kept.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AddGestureModifier<T>> {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> ModifiedContent<Self, AddGestureModifier<T>> {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
