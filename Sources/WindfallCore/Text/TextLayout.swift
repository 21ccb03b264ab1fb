import Foundation

/// A text broken into lines, as labels and text views show it.
public struct TextLayout: Hashable, Sendable {
  /// Widths are sums of fractions: less than this is no difference.
  static let tolerance: CGFloat = 0.001

  public private(set) var lines: [TextLine] = []
  /// The width of the longest line and the height of all lines, not rounded; zero for a text without characters.
  public private(set) var size: CGSize = .zero
  /// Whether some of the text is not shown.
  public private(set) var isTruncated = false
  /// How much smaller than asked for the text is set, to make it fit.
  public private(set) var scale: CGFloat = 1
  public let options: TextLayoutOptions

  /// Sets a text in a box; an infinite width never wraps, an infinite height takes all lines.
  public init(
    runs: [TextRun], size box: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    options: TextLayoutOptions = TextLayoutOptions()
  ) {
    self.options = options
    if let line = Self.singleLine(runs, in: box) {
      add(line)
    } else {
      let runs = runs.filter { !$0.text.isEmpty }
      var lines = LineSetter(text: BrokenText(runs), box: box, options: options)
      lines.set()
      while lines.isTruncated, let smaller = lines.nextScale(after: scale) {
        scale = smaller
        lines = LineSetter(text: BrokenText(runs.map { $0.scaled(by: smaller) }), box: box, options: options)
        lines.set()
      }
      lines.lines.forEach { add($0) }
      isTruncated = lines.isTruncated
    }
    if options.lineBreak == .clipping { size.width = min(size.width, max(0, box.width)) }
  }

  /// What draws the text, its top at the top of the rectangle and its lines aligned in it.
  public func displayItems(in rect: CGRect) -> [DisplayItem] {
    var items: [DisplayItem] = []
    items.reserveCapacity(lines.count)
    for line in lines {
      let x = rect.minX + offset(of: line, in: rect.width)
      for piece in line.pieces {
        if let background = piece.run.background {
          let box = CGRect(x: x + piece.x, y: rect.minY + line.top, width: piece.width, height: line.height)
          items.append(.fill(.rect(box), .color(background)))
        }
        let origin = CGPoint(x: x + piece.x, y: rect.minY + line.baseline)
        if let picture = piece.run.picture {
          items.append(picture.displayItem(at: origin))
        } else {
          items.append(.text(DisplayText(piece.run, origin: origin)))
        }
      }
    }
    guard options.lineBreak == .clipping, lines.contains(where: { $0.width > rect.width + Self.tolerance }) else {
      return items
    }
    return [.group(DisplayGroup(clip: .rect(rect), items: items))]
  }

  /// Where the runs with a mark are shown when the text is drawn into a rectangle, line by line.
  public func places(of mark: Int, in rect: CGRect) -> [CGRect] {
    lines.flatMap { line in
      let x = rect.minX + offset(of: line, in: rect.width)
      return line.pieces.filter { $0.run.mark == mark }.map { piece in
        CGRect(x: x + piece.x, y: rect.minY + line.top, width: piece.width, height: line.height)
      }
    }
  }

  /// From the leading edge of a box to the start of a line.
  public func offset(of line: TextLine, in width: CGFloat) -> CGFloat {
    let room = width - line.width
    switch options.alignment {
    case _ where options.lineBreak == .clipping && room < 0: return 0
    case .leading: return 0
    case .center: return room / 2
    case .trailing: return room
    }
  }

  /// The short way for the text of nearly every label: one run that fits on one line.
  private static func singleLine(_ runs: [TextRun], in box: CGSize) -> TextLine? {
    guard runs.count == 1, let run = runs.first, let last = run.text.utf8.last, last != 0x20, last != 0x09,
      !run.text.utf8.contains(where: { ($0 >= 0x0A && $0 <= 0x0D) || $0 >= 0x80 })
    else { return nil }
    let line = TextLine(pieces: [run], emptyLineFont: run.font)
    return line.width <= box.width + tolerance ? line : nil
  }

  private mutating func add(_ line: TextLine) {
    var line = line
    line.baseline = line.ascent + (lines.isEmpty ? 0 : size.height + options.lineSpacing)
    lines.append(line)
    size.width = max(size.width, line.width)
    size.height = line.baseline + line.descent
  }
}

extension DisplayText {
  init(_ run: TextRun, origin: CGPoint) {
    self.init(
      text: run.text, font: run.font, color: run.color, origin: origin, kern: run.kern,
      isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough)
  }
}

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
