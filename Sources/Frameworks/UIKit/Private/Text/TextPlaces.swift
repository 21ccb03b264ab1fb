import WindfallCore

/// Where the characters of a text are that is set in a box, by their UTF-16 units.
@_spi(Windfall) public struct TextPlaces {
  /// A line with the spaces or the line break that end it.
  public struct Line {
    public let range: NSRange
    /// As wide as the box with its padding.
    public let rect: CGRect
    /// As wide as its text with the padding.
    public let usedRect: CGRect
    public let index: Int
  }

  public let layout: TextLayout
  let text: String
  let box: CGRect
  let padding: CGFloat

  var usedRect: CGRect { lines.dropFirst().reduce(lines.first?.usedRect ?? .zero) { $0.union($1.usedRect) } }

  public var lines: [Line] {
    let places = layout.places(in: text)
    return places.enumerated().map { index, place in
      let line = place.line
      let end = index == places.count - 1 ? text.endIndex : place.next
      let y = box.minY + line.top
      let x = box.minX + layout.offset(of: line, in: box.width)
      return Line(
        range: NSRange(place.shown.lowerBound..<end, in: text),
        rect: CGRect(x: box.minX - padding, y: y, width: box.width + 2 * padding, height: line.height),
        usedRect: CGRect(x: x - padding, y: y, width: line.width + 2 * padding, height: line.height), index: index)
    }
  }

  func line(of unit: Int) -> Line? {
    let lines = lines
    return lines.first { NSLocationInRange(unit, $0.range) } ?? lines.last
  }

  /// What a range takes of each line.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = NSIntersectionRange(line.range, range)
      guard part.length > 0 else { return nil }
      let (start, end) = (x(of: part.location, in: line), x(of: NSMaxRange(part), in: line))
      return CGRect(x: start, y: line.rect.minY, width: end - start, height: line.rect.height)
    }
  }

  /// The character at a point, and how far into it the point is.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat)? {
    let lines = lines
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, line.range.length > 0,
      let units = Range(line.range, in: text)
    else { return nil }
    var index = units.lowerBound
    while true {
      let next = text.index(after: index)
      let unit = index.utf16Offset(in: text)
      let (left, right) = (x(of: unit, in: line), x(of: next.utf16Offset(in: text), in: line))
      if point.x < right || next >= units.upperBound {
        let fraction = right > left ? (point.x - left) / (right - left) : 0
        return (unit, min(1, max(0, fraction)))
      }
      index = next
    }
  }

  /// The edge before a unit, in the line; what ends the line has no width.
  private func x(of unit: Int, in line: Line) -> CGFloat {
    let shown = layout.lines[line.index]
    let start = box.minX + layout.offset(of: shown, in: box.width)
    guard unit > line.range.location else { return start }
    let end = String.Index(utf16Offset: unit, in: text)
    let caret = layout.caret(before: text.distance(from: text.startIndex, to: end), in: box, of: text)
    return abs(caret.minY - line.rect.minY) < 0.001 ? caret.minX : start + shown.width
  }
}
