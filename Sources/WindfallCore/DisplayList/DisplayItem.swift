import Foundation

/// One thing to draw, or a group of things.
public enum DisplayItem: Sendable {
  case fill(DisplayPath, DisplayPaint)
  case stroke(DisplayPath, DisplayPaint, DisplayStroke)
  case text(DisplayText)
  /// An encoded PNG or JPEG, stretched to the rectangle; with a tint, its shape in that colour.
  case image(Data, tint: DisplayColor? = nil, in: CGRect)
  case group(DisplayGroup)
}
