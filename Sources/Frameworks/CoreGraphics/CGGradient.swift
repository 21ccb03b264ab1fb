import Foundation
import WindfallCore

/// See [CGGradient](https://developer.apple.com/documentation/coregraphics/cggradient).
public final class CGGradient: Sendable {
  let stops: [DisplayPaint.Stop]

  private init(_ colors: [DisplayColor], at locations: [CGFloat]?) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? $0[index] : nil } ?? CGFloat(index) / last
      return DisplayPaint.Stop(color: color, location: Double(location))
    }
  }

  /// Nil without colours; what is no `CGColor` is left out.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.displayColor }
    guard !colors.isEmpty else { return nil }
    let places = locations.map { [CGFloat](UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, at: places)
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * size)?.displayColor }
    guard colors.count == count else { return nil }
    self.init(colors, at: locations.map { [CGFloat](UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// See [CGGradientDrawingOptions](https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions).
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// A gradient fills all that is not clipped, beyond its ends with the colours there, as with both options.
extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { fill(with: .linearGradient(gradient.stops, start: startPoint, end: endPoint)) }

  /// Both circles have the centre of the second.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    fill(
      with: .radialGradient(gradient.stops, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  private func fill(with paint: DisplayPaint) {
    let plane = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000).applying(state.transform.inverted())
    draw([.fill(.rect(plane), paint)])
  }
}
