import Foundation

/// A run of text in one font on one line; glyphs advance as `FontMetrics` says.
public struct DisplayText: Hashable, Sendable {
  public var text: String
  public var font: FontSpec
  public var color: DisplayColor
  /// Where the baseline of the first glyph starts.
  public var origin: CGPoint
  /// Extra room after each glyph, in points.
  public var kern: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool

  public init(
    text: String, font: FontSpec, color: DisplayColor, origin: CGPoint, kern: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.origin = origin
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
