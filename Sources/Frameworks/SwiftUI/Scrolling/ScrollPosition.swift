import UIKit

/// See [ScrollPosition](https://developer.apple.com/documentation/swiftui/scrollposition).
///
/// Unchecked because of the identifiers, which apps give as values.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    case automatic
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(AnyHashable, UnitPoint?)
    /// A person scrolled, to where a view with an identifier is the first.
    case user(AnyHashable?)
  }

  private(set) var target: Target
  /// Counts what the app asked for, as the same may be asked for again.
  private(set) var requests = 0

  private init(_ target: Target) { self.target = target }

  public init(idType: (some Hashable).Type = Never.self) { self.init(.automatic) }

  public init(id: some Hashable, anchor: UnitPoint? = nil) { self.init(.view(AnyHashable(id), anchor)) }

  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.init(.edge(edge)) }

  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { self.init(.offset(x: point.x, y: point.y)) }

  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) { self.init(.offset(x: x, y: y)) }

  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) { self.init(.offset(x: x, y: nil)) }

  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) { self.init(.offset(x: nil, y: y)) }

  // MARK: - Scrolling

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { ask(.view(AnyHashable(id), anchor)) }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

  private mutating func ask(_ target: Target) {
    self.target = target
    requests += 1
  }

  mutating func noteUser(_ id: AnyHashable?) { target = .user(id) }

  // MARK: - Where it is

  public var isPositionedByUser: Bool { if case .user = target { true } else { false } }

  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  public var x: CGFloat? { if case .offset(let x, _) = target { x } else { nil } }

  public var y: CGFloat? { if case .offset(_, let y) = target { y } else { nil } }

  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = target else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var viewID: (any Hashable)? {
    switch target {
    case .view(let id, _): id.base as? any Hashable
    case .user(let id): id?.base as? any Hashable
    default: nil
    }
  }

  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID as? T }
}
