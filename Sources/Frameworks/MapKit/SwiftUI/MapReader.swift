import SwiftUI

/// See [MapReader](https://developer.apple.com/documentation/mapkit/mapreader).
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var memory = MapMemory()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View { content(MapProxy(memory: memory)).environment(\.mapMemory, memory) }
}

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
