import Foundation

/// A font as measuring and drawing need it.
public struct FontSpec: Hashable, Sendable {
  /// The thickness of the strokes, from 100 to 900 in steps of 100.
  public enum Weight: UInt16, CaseIterable, Hashable, Sendable {
    case ultraLight = 100, thin = 200, light = 300, regular = 400, medium = 500, semibold = 600, bold = 700
    case heavy = 800, black = 900
  }

  /// The kind of letters, each in a free font of that kind: Inter, JetBrains Mono, Vollkorn and Quicksand.
  ///
  /// All stand on lines as high as Inter's, as the designs of iOS's own font share theirs.
  public enum Design: UInt8, CaseIterable, Hashable, Sendable {
    case standard, monospaced, serif, rounded
  }

  /// In points.
  public var size: CGFloat
  public var weight: Weight
  public var isItalic: Bool
  public var design: Design
  /// Every digit is as wide as a zero.
  public var hasMonospacedDigits: Bool

  public init(
    size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, design: Design = .standard,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

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
