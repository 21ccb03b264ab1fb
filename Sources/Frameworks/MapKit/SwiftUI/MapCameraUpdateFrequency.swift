/// See [MapCameraUpdateFrequency](https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency).
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String

  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
}
