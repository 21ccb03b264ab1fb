import Foundation

extension FontSpec {
  /// How far the tallest glyphs reach above the baseline.
  public var ascender: CGFloat { points(InterAdvances.ascender) }

  /// How far the deepest glyphs reach below the baseline; negative, as in UIFont.
  public var descender: CGFloat { points(InterAdvances.descender) }

  /// The room between lines that the font asks for besides ascender and descender.
  public var leading: CGFloat { points(InterAdvances.lineGap) }

  /// From one baseline to the next.
  public var lineHeight: CGFloat { ascender - descender + leading }

  public var capHeight: CGFloat { points(InterAdvances.capHeight) }

  public var xHeight: CGFloat { points(InterAdvances.xHeight) }

  private func points(_ units: Int) -> CGFloat { FontMetrics.points(units, in: self) }
}
