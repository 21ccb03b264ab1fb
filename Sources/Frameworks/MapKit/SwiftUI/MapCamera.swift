import CoreLocation
import Foundation

/// See [MapCamera](https://developer.apple.com/documentation/mapkit/mapcamera).
public struct MapCamera: Hashable, Sendable {
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  private var latitude: Double
  private var longitude: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    latitude = centerCoordinate.latitude
    longitude = centerCoordinate.longitude
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }

  /// What the camera sees when it looks straight down.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
  }
}

/// See [MapCameraUpdateFrequency](https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency).
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String

  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
}

/// See [MapCameraUpdateContext](https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext).
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion

  init(_ region: MKCoordinateRegion) {
    self.region = region
    camera = MapCamera(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_319)
  }
}

/// See [MapCameraPosition](https://developer.apple.com/documentation/mapkit/mapcameraposition).
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case item(MKMapItem)
    case rect(MKMapRect)
    case user(followsHeading: Bool, fallback: MapCameraPosition)
  }

  private let kind: Kind

  public static let automatic = MapCameraPosition(kind: .automatic)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { Self(kind: .region(region)) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .camera(camera)) }

  /// Some streets around the place.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    Self(kind: .item(item))
  }

  public static func rect(_ mapRect: MKMapRect) -> MapCameraPosition { Self(kind: .rect(mapRect)) }

  /// The person's location is not known, so that the fallback is shown.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    Self(kind: .user(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }

  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

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
    case .item(let item):
      MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
    case .rect(let rect): MKCoordinateRegion(rect)
    case .user(_, let fallback): fallback.shownRegion
    }
  }

  public static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.automatic, .automatic): true
    case (.region(let left), .region(let right)): left.numbers == right.numbers
    case (.camera(let left), .camera(let right)): left == right
    case (.item(let left), .item(let right)): left == right
    case (.rect(let left), .rect(let right)):
      left.origin.x == right.origin.x && left.origin.y == right.origin.y && left.size.width == right.size.width
        && left.size.height == right.size.height
    case (.user(let left, let leftFallback), .user(let right, let rightFallback)):
      left == right && leftFallback == rightFallback
    default: false
    }
  }
}

extension MKCoordinateRegion {
  var numbers: [Double] { [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta] }
}
