@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer). It is axial or radial.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// `CGColor` values; anything else is left out.
  open var colors: [Any]? { didSet { changed(true) } }
  open var locations: [NSNumber]? { didSet { changed(locations != oldValue) } }
  /// From (0, 0), the top left corner, to (1, 1).
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed(startPoint != oldValue) } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed(endPoint != oldValue) } }
  open var type = CAGradientLayerType.axial { didSet { changed(type != oldValue) } }

  private func place(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
  }

  override func drawContents() -> [DisplayItem] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.displayColor }
    guard !colors.isEmpty else { return [] }
    let last = max(1, colors.count - 1)
    let stops = colors.enumerated().map { index, color in
      let own = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
      return DisplayPaint.Stop(color: color, location: own ?? Double(index) / Double(last))
    }
    let (start, end) = (place(startPoint), place(endPoint))
    let paint: DisplayPaint =
      type == .radial
      ? .radialGradient(
        stops, center: start, startRadius: 0, endRadius: max(abs(end.x - start.x), abs(end.y - start.y)))
      : .linearGradient(stops, start: start, end: end)
    return [.fill(outline(bounds), paint)]
  }
}

/// See [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
