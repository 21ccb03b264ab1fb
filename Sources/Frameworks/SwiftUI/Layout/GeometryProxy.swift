import UIKit

/// The size and place of a geometry reader: [GeometryProxy](https://developer.apple.com/documentation/swiftui/geometryproxy).
public struct GeometryProxy: Sendable {
  public let size: CGSize
  private let item: LayoutItem?
  /// Libraries make a proxy of the size that those of iOS have.
  private let reserved = (0, 0, 0)

  init(size: CGSize, item: LayoutItem?) {
    self.size = size
    self.item = item
  }

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of a named space, in the coordinates of this geometry; nil where nothing around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated {
      guard let item, let host = item.hostView, let space = CoordinateSpaceView.find(coordinateSpace.name, around: host)
      else { return nil }
      return space.convert(space.bounds, to: host).offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
    }
  }

  /// In `.local` the reader's own box; in `.global` its place in the window, as for names that nothing has.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { place(in: coordinateSpace) }
  }

  /// A box in another item, in the coordinates of this geometry.
  @MainActor
  func converted(_ rect: CGRect, from other: LayoutItem) -> CGRect {
    guard let item, let host = item.hostView, let source = other.hostView else { return rect }
    let placed = rect.offsetBy(dx: other.frame.minX, dy: other.frame.minY)
    return host.convert(placed, from: source).offsetBy(dx: -item.frame.minX, dy: -item.frame.minY)
  }

  @MainActor
  private func place(in coordinateSpace: CoordinateSpace) -> CGRect {
    let local = CGRect(origin: .zero, size: size)
    guard coordinateSpace != .local, let item, let host = item.hostView else { return local }
    let own = CGRect(origin: item.frame.origin, size: size)
    guard case .named(let name) = coordinateSpace else { return host.convert(own, to: nil) }
    let space = CoordinateSpaceView.find(name, around: host)
    let place = host.convert(own, to: space)
    // A scroll view's own coordinates move with what it shows; its space does not.
    guard let scroll = space as? UIScrollView else { return place }
    return place.offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY)
  }
}
