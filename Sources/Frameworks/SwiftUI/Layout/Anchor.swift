import UIKit

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

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.identity != nil && lhs.identity == rhs.identity }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension GeometryProxy {
  /// The value in the coordinates of this geometry.
  public subscript<T>(anchor: Anchor<T>) -> T { MainActor.assuming((anchor, self)) { $0.0.resolve($0.1) } }
}

extension Anchor {
  /// See [Anchor.Source](https://developer.apple.com/documentation/swiftui/anchor/source).
  public struct Source {
    let name: AnyHashable
    /// Makes the value for a view of a size; the function takes boxes in the view to where the value is read.
    let place: @MainActor (CGSize, (CGRect) -> CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self {
    Self(name: "bounds") { size, convert in convert(CGRect(origin: .zero, size: size)) }
  }

  public static func rect(_ rect: CGRect) -> Self {
    Self(name: [rect.minX, rect.minY, rect.width, rect.height]) { _, convert in convert(rect) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self {
    Self(name: [point.x, point.y]) { _, convert in convert(CGRect(origin: point, size: .zero)).origin }
  }

  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: point) { size, convert in
      convert(CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)).origin
    }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    nonisolated(unsafe) let array = array
    name = array.map(\.name)
    place = { size, convert in array.map { $0.place(size, convert) } }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    nonisolated(unsafe) let anchor = anchor
    name = anchor.map(\.name)
    place = { size, convert in anchor?.place(size, convert) }
  }
}
