import Foundation

/// What fills a shape.
public enum DisplayPaint: Hashable, Sendable {
  /// A colour at a place between 0 and 1 along a gradient.
  public struct Stop: Hashable, Sendable {
    public var color: DisplayColor
    public var location: Double

    public init(color: DisplayColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  case color(DisplayColor)
  case linearGradient([Stop], start: CGPoint, end: CGPoint)
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
}
