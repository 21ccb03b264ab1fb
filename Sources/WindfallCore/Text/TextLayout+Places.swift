import Foundation

extension TextLayout {
  /// Where the lines stand in the text: what each shows, and where the next one begins, after the line break or the
  /// spaces that are not shown.
  public func places(in text: String) -> [(line: TextLine, shown: Range<String.Index>, next: String.Index)] {
    var start = text.startIndex
    return lines.map { line in
      let end = text.index(start, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
      let shown = start..<end
      start = end
      while start < text.endIndex, text[start] == " " || text[start] == "\t" { start = text.index(after: start) }
      if start < text.endIndex, text[start].isNewline { start = text.index(after: start) }
      return (line, shown, start)
    }
  }

  /// How many characters of the text lie before a point, when the text is drawn into a rectangle.
  public func place(of point: CGPoint, in rect: CGRect, of text: String) -> Int {
    let places = places(in: text)
    guard
      let (line, shown, _) = places.first(where: { point.y < rect.minY + $0.line.top + $0.line.height }) ?? places.last
    else { return 0 }
    let characters = place(ofX: point.x - rect.minX - offset(of: line, in: rect.width), in: line)
    return text.distance(from: text.startIndex, to: shown.lowerBound) + characters
  }

  private func place(ofX x: CGFloat, in line: TextLine) -> Int {
    var count = 0
    for piece in line.pieces {
      if x >= piece.x + piece.width {
        count += piece.text.count
        continue
      }
      // The nearest of the places between the characters.
      var (before, index) = (piece.x, piece.text.startIndex)
      while index < piece.text.endIndex {
        index = piece.text.index(after: index)
        let after = piece.x + Self.width(of: piece.text[..<index], in: piece.run)
        if x < (before + after) / 2 { return count }
        (before, count) = (after, count + 1)
      }
      return count
    }
    return count
  }

  private static func width(of text: Substring, in run: TextRun) -> CGFloat {
    var part = run
    part.text = String(text)
    return part.width
  }
}

extension TextLayout {
  /// The line before the character of an index, as high as its line of text, when the text is drawn into a rectangle.
  public func caret(before character: Int, in rect: CGRect, of text: String) -> CGRect {
    let wanted = text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) ?? text.endIndex
    let places = places(in: text)
    guard let (line, shown, _) = places.first(where: { wanted <= $0.shown.upperBound }) ?? places.last else {
      return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
    }
    let characters = text.distance(from: shown.lowerBound, to: min(wanted, shown.upperBound))
    return CGRect(
      x: rect.minX + offset(of: line, in: rect.width) + Self.width(of: max(0, characters), of: line),
      y: rect.minY + line.top, width: 2, height: line.height)
  }

  private static func width(of characters: Int, of line: TextLine) -> CGFloat {
    var rest = characters
    for piece in line.pieces {
      let count = piece.text.count
      if rest < count { return piece.x + width(of: piece.text.prefix(rest), in: piece.run) }
      rest -= count
    }
    return line.width
  }
}
