import Foundation

/// A part of a text that looks the same throughout.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontSpec
  public var color: DisplayColor
  /// Extra room after each character, in points.
  public var kern: CGFloat
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// What is behind the text, as high as its line.
  public var background: DisplayColor?

  public init(
    text: String, font: FontSpec, color: DisplayColor = .black, kern: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, background: DisplayColor? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.background = background
  }

  /// The run with everything made smaller or larger.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font.size *= scale
    run.kern *= scale
    return run
  }
}
