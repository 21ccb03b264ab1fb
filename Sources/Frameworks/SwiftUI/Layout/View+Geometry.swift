import Foundation

nonisolated extension View {
  public func coordinateSpace<T: Hashable>(name: T) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> ModifiedContent<Self, _CoordinateSpaceModifier> {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Called with what follows from the size; scrolling does not call it.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true, action) }
    }
  }
}
