/// See [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
