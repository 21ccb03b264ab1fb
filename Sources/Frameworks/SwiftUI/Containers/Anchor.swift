/// A value of one view's geometry for other views: [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value> {
  let resolve: @MainActor (GeometryProxy) -> Value

  @_spi(Windfall) public init(_ resolve: @escaping @MainActor (GeometryProxy) -> Value) { self.resolve = resolve }
}

extension GeometryProxy {
  /// The value in the coordinates of this geometry.
  @preconcurrency @MainActor public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }
}
