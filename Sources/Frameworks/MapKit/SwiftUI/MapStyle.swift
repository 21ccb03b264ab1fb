/// See [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle).
///
/// The map is empty in every style.
public struct MapStyle: Sendable {
  /// See [MapStyle.Elevation](https://developer.apple.com/documentation/mapkit/mapstyle/elevation).
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }

  /// See [MapStyle.StandardEmphasis](https://developer.apple.com/documentation/mapkit/mapstyle/standardemphasis).
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  let type: MKMapType

  public static var standard: MapStyle { MapStyle(type: .standard) }
  public static var imagery: MapStyle { MapStyle(type: .satellite) }
  public static var hybrid: MapStyle { MapStyle(type: .hybrid) }

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

/// See [MapInteractionModes](https://developer.apple.com/documentation/mapkit/mapinteractionmodes).
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// See [MapUserTrackingMode](https://developer.apple.com/documentation/mapkit/mapusertrackingmode).
public enum MapUserTrackingMode: Hashable, Sendable {
  case none, follow
}
