/// A value of one view's geometry for other views: [Anchor](https://developer.apple.com/documentation/swiftui/anchor).
public struct Anchor<Value> {
  let resolve: @MainActor (GeometryProxy) -> Value
  /// Tells anchors apart; none for those that are made anew each time.
  private let identity: AnchorIdentity?

  @_spi(Windfall) public init(_ resolve: @escaping @MainActor (GeometryProxy) -> Value) {
    self.resolve = resolve
    identity = nil
  }

  @MainActor
  init(_ source: Source, of item: LayoutItem) {
    resolve = { [weak item] proxy in
      guard let item else { return source.place(.zero) { _ in .zero } }
      return source.place(item.frame.size) { proxy.converted($0, from: item) }
    }
    identity = AnchorIdentity(item: ObjectIdentifier(item), frame: item.frame, source: source.name)
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.identity != nil && lhs.identity == rhs.identity }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension GeometryProxy {
  /// The value in the coordinates of this geometry.
  @preconcurrency @MainActor public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }
}
