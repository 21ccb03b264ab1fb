import Foundation

/// A shape to fill, stroke or clip with, in points.
public enum DisplayPath: Hashable, Sendable {
  /// One step of a free path.
  public enum Segment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  case rect(CGRect)
  /// A rectangle with circular corners; a radius beyond half of the shorter side is cut to it.
  case roundedRect(CGRect, cornerRadius: CGFloat)
  case ellipse(in: CGRect)
  case segments([Segment])
  /// A free path of which only what lies within an odd number of its outlines is inside.
  case evenOdd([Segment])
}
