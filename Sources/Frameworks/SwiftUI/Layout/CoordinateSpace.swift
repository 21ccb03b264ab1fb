import UIKit

/// What coordinates are relative to: [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
///
/// Unchecked because of names, which apps give as values.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }

  public var isLocal: Bool { self == .local }
}

/// See [CoordinateSpaceProtocol](https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// That of the nearest scroll view around, along whichever axis it scrolls.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollViewSpace()) }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// See [GlobalCoordinateSpace](https://developer.apple.com/documentation/swiftui/globalcoordinatespace).
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// See [LocalCoordinateSpace](https://developer.apple.com/documentation/swiftui/localcoordinatespace).
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// See [NamedCoordinateSpace](https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the space that a scroll view is.
struct ScrollViewSpace: Hashable {}
