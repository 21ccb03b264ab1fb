import Foundation

extension TextLayout {
  /// How many characters of the text lie before a point, when the text is drawn into a rectangle.
  public func place(of point: CGPoint, in rect: CGRect, of text: String) -> Int {
    var start = text.startIndex
    for (index, line) in lines.enumerated() {
      if index > 0 { start = Self.nextLine(after: start, in: text) }
      if index == lines.count - 1 || point.y < rect.minY + line.top + line.height {
        let characters = place(ofX: point.x - rect.minX - offset(of: line, in: rect.width), in: line)
        return text.distance(from: text.startIndex, to: start) + characters
      }
      start = text.index(start, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
    }
    return 0
  }

  /// A line ends with a line break, or with spaces that are not shown.
  private static func nextLine(after end: String.Index, in text: String) -> String.Index {
    var index = end
    while index < text.endIndex, text[index] == " " || text[index] == "\t" { index = text.index(after: index) }
    if index < text.endIndex, text[index].isNewline { index = text.index(after: index) }
    return index
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
    var start = text.startIndex
    let wanted = text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) ?? text.endIndex
    for (index, line) in lines.enumerated() {
      if index > 0 { start = Self.nextLine(after: start, in: text) }
      let end = text.index(start, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
      if index == lines.count - 1 || wanted <= end {
        let x = Self.width(of: max(0, text.distance(from: start, to: min(wanted, end))), of: line)
        return CGRect(
          x: rect.minX + offset(of: line, in: rect.width) + x, y: rect.minY + line.top, width: 2, height: line.height)
      }
      start = end
    }
    return CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height)
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
