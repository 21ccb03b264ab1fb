import Foundation

/// How a text is broken into lines and placed.
public struct TextLayoutOptions: Hashable, Sendable {
  /// What happens where a line is full.
  public enum LineBreak: UInt8, CaseIterable, Hashable, Sendable {
    case wordWrapping, charWrapping
    /// The last line goes on and is cut off at the edge.
    case clipping
    /// The last line has an ellipsis at its start, end or middle; the lines before it wrap by words.
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  /// Where the lines are in a wider box.
  public enum Alignment: UInt8, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The most lines there may be; 0 for no limit.
  public var lineLimit: Int
  public var lineBreak: LineBreak
  public var alignment: Alignment
  /// Extra room between lines, in points.
  public var lineSpacing: CGFloat
  /// The smallest scale at which the text is set before it is cut, at most 1.
  public var minimumScaleFactor: CGFloat

  public init(
    lineLimit: Int = 0, lineBreak: LineBreak = .truncatingTail, alignment: Alignment = .leading,
    lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1
  ) {
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
  }
}
