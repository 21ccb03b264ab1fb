@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { changed(path != oldValue) } }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed(fillColor != oldValue) } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed(fillRule != oldValue) } }
  open var strokeColor: CGColor? { didSet { changed(strokeColor != oldValue) } }
  open var lineWidth: CGFloat = 1 { didSet { changed(lineWidth != oldValue) } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed(lineCap != oldValue) } }
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed(lineJoin != oldValue) } }
  open var miterLimit: CGFloat = 10 { didSet { changed(miterLimit != oldValue) } }
  open var lineDashPattern: [NSNumber]? { didSet { changed(lineDashPattern != oldValue) } }
  open var strokeStart: CGFloat = 0 { didSet { changed(strokeStart != oldValue) } }
  open var strokeEnd: CGFloat = 1 { didSet { changed(strokeEnd != oldValue) } }
  open var lineDashPhase: CGFloat = 0 { didSet { changed(lineDashPhase != oldValue) } }

  override func drawContents() -> [DisplayItem] {
    guard let path, !path.isEmpty else { return [] }
    let shape = fillRule == .evenOdd ? DisplayPath.evenOdd(path.segments) : .segments(path.segments)
    var items: [DisplayItem] = []
    if let color = fillColor?.displayColor, color.alpha > 0 { items.append(.fill(shape, .color(color))) }
    if let color = strokeColor?.displayColor, color.alpha > 0, lineWidth > 0 {
      let stroke = DisplayStroke(
        width: lineWidth, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
        dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], phase: lineDashPhase)
      let part = DisplayPath.segments(path.trimmed(from: strokeStart, to: strokeEnd).segments)
      items.append(.stroke(part, .color(color), stroke))
    }
    return items
  }
}

/// See [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// See [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// See [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
