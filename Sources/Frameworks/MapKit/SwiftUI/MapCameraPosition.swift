import Foundation

/// See [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition).
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }

  private let kind: Kind

  public static let automatic = MapCameraPosition(kind: .automatic)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { Self(kind: .region(region)) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .camera(camera)) }

  /// The person's location is not known, so that the fallback is shown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    Self(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  public var fallbackPosition: MapCameraPosition? {
    if case .user(_, let fallback) = kind { fallback } else { nil }
  }

  public var followsUserLocation: Bool { fallbackPosition != nil }

  public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }

  /// No finger moves the map.
  public var positionedByUser: Bool { false }

  /// What is shown; nil where that is what all content needs.
  var shownRegion: MKCoordinateRegion? {
    switch kind {
    case .automatic: nil
    case .region(let region): region
    case .camera(let camera): camera.region
    case .user(_, let fallback): fallback.shownRegion
    }
  }

  public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.region(let left), .region(let right)): left.numbers == right.numbers
    case (.camera(let left), .camera(let right)): left == right
    case (.user(let left, let leftFallback), .user(let right, let rightFallback)):
      left == right && leftFallback == rightFallback
    default: false
    }
  }
}

extension MKCoordinateRegion {
  var numbers: [Double] { [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta] }
}
