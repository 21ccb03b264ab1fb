/// See [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
