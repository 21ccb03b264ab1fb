import UIKit

/// What coordinates are relative to: [CoordinateSpace](https://developer.apple.com/documentation/swiftui/coordinatespace).
///
/// Unchecked because of names, which apps give as values.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// See [NamedCoordinateSpace](https://developer.apple.com/documentation/swiftui/namedcoordinatespace).
public struct NamedCoordinateSpace: Equatable {
  let name: AnyHashable

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}
