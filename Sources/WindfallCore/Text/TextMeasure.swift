import Foundation

/// Sizes of single lines of text.
///
/// Nothing is cached: adding up the advances takes less time than looking a string up.
public enum TextMeasure {
  /// The size of a text on one line, not rounded; spaces at its end count.
  public static func size(of text: String, font: FontSpec) -> CGSize {
    CGSize(width: FontMetrics.width(of: text, in: font), height: font.lineHeight)
  }
}
