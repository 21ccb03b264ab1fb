import Foundation

/// Fills a box with the lines of a text at one scale.
struct LineSetter {
  private static let ellipsis = "…"

  let text: BrokenText
  let box: CGSize
  let options: TextLayoutOptions
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false

  init(text: BrokenText, box: CGSize, options: TextLayoutOptions) {
    self.text = text
    self.box = box
    self.options = options
  }

  mutating func set() {
    var start = 0
    var height: CGFloat = 0
    var isAfterNewline = false
    while start < text.units.count || isAfterNewline {
      let end = lineEnd(from: start)
      var line = line([text.trimmedEnd(start..<end)], at: start)
      let below = height + line.height + (lines.isEmpty ? 0 : options.lineSpacing)
      if !lines.isEmpty, below > box.height + TextLayout.tolerance {
        truncate(from: lastStart, until: start)
        return
      }
      isAfterNewline = end < text.units.count && text.units[end].kind == .newline
      let next = isAfterNewline ? end + 1 : end
      line.baseline = below - line.descent
      lines.append(line)
      lastStart = start
      if lines.count == options.lineLimit, next < text.units.count || isAfterNewline {
        truncate(from: start, until: next)
        return
      }
      if line.width > box.width + TextLayout.tolerance, options.lineBreak == .clipping { isTruncated = true }
      height = below
      start = next
    }
  }

  /// The next smaller scale that may make the text fit.
  func nextScale(after scale: CGFloat) -> CGFloat? {
    let least = options.minimumScaleFactor
    guard least > 0, scale > least else { return nil }
    guard options.lineLimit == 1 else { return max(least, scale - 0.05) }
    let end = text.paragraphEnd(from: 0)
    let width = line([0..<end], at: 0).width
    return end == text.units.count && width > box.width && scale == 1 ? max(least, box.width / width) : nil
  }

  /// Where the last line in `lines` starts.
  private var lastStart = 0

  private func lineEnd(from start: Int) -> Int {
    if options.lineLimit == 1, options.lineBreak == .clipping { return text.paragraphEnd(from: start) }
    return text.lineEnd(from: start, width: box.width, byCharacter: options.lineBreak == .charWrapping)
  }

  /// Replaces the last line, which starts at an index, by one that shows that more text follows.
  private mutating func truncate(from start: Int, until next: Int) {
    isTruncated = true
    let rest: TextLine
    switch options.lineBreak {
    case .wordWrapping, .charWrapping: return
    case .clipping: rest = line([start..<text.paragraphEnd(from: start)], at: start)
    case .truncatingTail: rest = truncatedTail(start..<text.paragraphEnd(from: start))
    case .truncatingHead: rest = truncatedHead(start..<text.units.count)
    case .truncatingMiddle: rest = truncatedMiddle(start..<text.units.count)
    }
    lines[lines.count - 1] = rest
  }

  private func truncatedTail(_ rest: Range<Int>) -> TextLine {
    var end = rest.lowerBound
    var extent: CGFloat = 0
    for index in rest {
      extent += text.advance(index)
      guard extent + ellipsisWidth(like: index) <= box.width + TextLayout.tolerance else { break }
      end = index + 1
    }
    return line([text.trimmedEnd(rest.lowerBound..<end), rest.upperBound..<rest.upperBound], at: rest.lowerBound)
  }

  private func truncatedHead(_ rest: Range<Int>) -> TextLine {
    let rest = text.trimmedEnd(rest)
    var start = rest.upperBound
    var extent: CGFloat = 0
    for index in rest.reversed() {
      extent += text.advance(index)
      guard extent + ellipsisWidth(like: index) <= box.width + TextLayout.tolerance else { break }
      start = index
    }
    return line([rest.lowerBound..<rest.lowerBound, text.trimmedStart(start..<rest.upperBound)], at: start)
  }

  private func truncatedMiddle(_ rest: Range<Int>) -> TextLine {
    let rest = text.trimmedEnd(rest)
    var head = rest.lowerBound
    var tail = rest.upperBound
    var extent = ellipsisWidth(like: rest.lowerBound)
    while head < tail {
      let takesHead = head - rest.lowerBound <= rest.upperBound - tail
      extent += text.advance(takesHead ? head : tail - 1)
      guard extent <= box.width + TextLayout.tolerance else { break }
      if takesHead { head += 1 } else { tail -= 1 }
    }
    let parts = [text.trimmedEnd(rest.lowerBound..<head), text.trimmedStart(tail..<rest.upperBound)]
    return line(parts, at: rest.lowerBound)
  }

  /// The length of an ellipsis that looks like a character's run.
  private func ellipsisWidth(like index: Int) -> CGFloat {
    let run = text.runs[text.units[min(index, text.units.count - 1)].run]
    return FontMetrics.width(of: Self.ellipsis, in: run.font, kern: run.kern)
  }

  /// A line made of parts of the text with an ellipsis between each two.
  private func line(_ parts: [Range<Int>], at start: Int) -> TextLine {
    var pieces: [TextRun] = []
    let around = text.runs[text.units[min(start, text.units.count - 1)].run]
    for (number, part) in parts.enumerated() {
      if number > 0 { append(Self.ellipsis, of: pieces.last ?? around, to: &pieces) }
      var index = part.lowerBound
      while index < part.upperBound {
        let first = text.units[index]
        var end = index + 1
        if first.kind != .newline {
          while end < part.upperBound, text.units[end].run == first.run, text.units[end].kind != .newline { end += 1 }
          let run = text.runs[first.run]
          append(run.text[first.start..<text.units[end - 1].end], of: run, to: &pieces)
        }
        index = end
      }
    }
    return TextLine(pieces: pieces, emptyLineFont: around.font)
  }

  /// Adds text to the last piece when it looks the same, and as a piece of its own otherwise.
  private func append(_ text: some StringProtocol, of run: TextRun, to pieces: inout [TextRun]) {
    var piece = run
    piece.text = String(text)
    if var last = pieces.last {
      let whole = last.text + piece.text
      last.text = piece.text
      if last == piece {
        pieces[pieces.count - 1].text = whole
        return
      }
    }
    pieces.append(piece)
  }
}
