import Foundation

/// One line of a laid out text.
public struct TextLine: Hashable, Sendable {
  /// A part of the line that looks the same throughout.
  public struct Piece: Hashable, Sendable {
    /// What is drawn, with the font at the size it is drawn in.
    public var run: TextRun
    /// From the start of the line.
    public var x: CGFloat
    public var width: CGFloat

    public var text: String { run.text }
  }

  public var pieces: [Piece]
  /// Without the spaces at the end.
  public var width: CGFloat
  /// How far the line reaches above its baseline.
  public var ascent: CGFloat
  /// How far the line reaches below its baseline, as a positive number.
  public var descent: CGFloat
  /// From the top of the text to the baseline.
  public var baseline: CGFloat

  public var text: String { pieces.map(\.text).joined() }
  public var top: CGFloat { baseline - ascent }
  public var height: CGFloat { ascent + descent }

  /// A line with its top at zero.
  init(pieces: [TextRun], emptyLineFont: FontSpec) {
    var x: CGFloat = 0
    self.pieces = pieces.map { run in
      let piece = Piece(run: run, x: x, width: run.width)
      x += piece.width
      return piece
    }
    width = x
    let runs = pieces.isEmpty ? [TextRun(text: "", font: emptyLineFont)] : pieces
    ascent = runs.reduce(0) { max($0, $1.ascent) }
    descent = runs.reduce(0) { max($0, $1.descent) }
    baseline = ascent
  }
}
