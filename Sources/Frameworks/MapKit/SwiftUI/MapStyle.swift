/// See [MapStyle](https://developer.apple.com/documentation/mapkit/mapstyle).
///
/// The map is empty in every style.
public struct MapStyle: Sendable {
  /// See [MapStyle.Elevation](https://developer.apple.com/documentation/mapkit/mapstyle/elevation).
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }

  let type: MKMapType

  public static var standard: MapStyle { MapStyle(type: .standard) }
  public static var imagery: MapStyle { MapStyle(type: .satellite) }
  public static var hybrid: MapStyle { MapStyle(type: .hybrid) }

  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { hybrid }
}
