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
