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
  /// Drawn instead of the text, as wide as it is for each character.
  public var picture: TextPicture?
  /// Tells runs apart that look the same, for those who look for a run's place.
  public var mark: Int?

  public init(
    text: String, font: FontSpec, color: DisplayColor = .black, kern: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, background: DisplayColor? = nil, picture: TextPicture? = nil, mark: Int? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.background = background
    self.picture = picture
    self.mark = mark
  }

  /// The run with everything made smaller or larger.
  func scaled(by scale: CGFloat) -> TextRun {
    var run = self
    run.font.size *= scale
    run.kern *= scale
    run.picture?.scale *= scale
    return run
  }

  /// The room that the run takes on a line.
  var width: CGFloat {
    guard let picture else { return FontMetrics.width(of: text, in: font, kern: kern) }
    return CGFloat(text.count) * (picture.shownSize.width + kern)
  }

  /// How far the run reaches above its baseline.
  var ascent: CGFloat { picture.map { max(0, $0.shownOffset + $0.shownSize.height) } ?? font.ascender }

  /// How far the run reaches below its baseline.
  var descent: CGFloat { picture.map { max(0, -$0.shownOffset) } ?? -font.descender }
}
