import Foundation
import WindfallCore

/// See [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
  let stops: [DisplayPaint.Stop]

  /// Without locations the colours have even distances.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let colors = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(1, colors.count - 1))
      return DisplayPaint.Stop(color: color.displayColor, location: Double(locations?[index] ?? even))
    }
  }
}

/// See [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Further than any screen.
  private static let far: CGFloat = 10_000

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return }
    let along = CGVector(dx: dx / length, dy: dy / length)
    let before = options.contains(.drawsBeforeStartLocation) ? Self.far : 0
    let after = options.contains(.drawsAfterEndLocation) ? Self.far : 0
    func corner(_ point: CGPoint, _ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + along.dx * distance - along.dy * side, y: point.y + along.dy * distance + along.dx * side)
    }
    let strip = CGMutablePath()
    strip.addLines(between: [
      corner(startPoint, -before, -Self.far), corner(endPoint, after, -Self.far),
      corner(endPoint, after, Self.far), corner(startPoint, -before, Self.far),
    ])
    strip.closeSubpath()
    draw([.fill(.segments(strip.segments), .linearGradient(gradient.stops, start: startPoint, end: endPoint))])
  }

  /// Both circles have the centre of the outer one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let radius = options.contains(.drawsAfterEndLocation) ? Self.far : endRadius
    let box = CGRect(
      x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
    let paint = DisplayPaint.radialGradient(
      gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius)
    draw([.fill(.ellipse(in: box), paint)])
  }
}
