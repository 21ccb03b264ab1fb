import SwiftUI

/// See [MapProxy](https://developer.apple.com/documentation/mapkit/mapproxy).
@preconcurrency @MainActor
public struct MapProxy {
  let memory: MapMemory

  /// Nil before the map is shown, and for spaces with names.
  public func convert(_ point: CGPoint, from space: CoordinateSpace) -> CLLocationCoordinate2D? {
    guard let map = memory.view else { return nil }
    return switch space {
    case .local: map.coordinate(at: point)
    case .global: map.coordinate(at: map.convert(point, from: nil))
    case .named: nil
    }
  }

  /// Nil before the map is shown, and for spaces with names.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: CoordinateSpace) -> CGPoint? {
    guard let map = memory.view else { return nil }
    return switch space {
    case .local: map.point(of: coordinate)
    case .global: map.convert(map.point(of: coordinate), to: nil)
    case .named: nil
    }
  }
}
