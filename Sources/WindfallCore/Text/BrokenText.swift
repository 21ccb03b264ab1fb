import Foundation

/// A text taken apart into characters, and the places where its lines may end.
struct BrokenText {
  let runs: [TextRun]
  private(set) var units: [TextUnit] = []

  init(_ runs: [TextRun]) {
    self.runs = runs
    units.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in runs.enumerated() {
      let face = FontFace(run.font)
      var start = run.text.startIndex
      while start < run.text.endIndex {
        let end = run.text.index(after: start)
        let character = run.text[start]
        units.append(
          TextUnit(
            run: index, start: start, end: end, advance: face.advance(of: character),
            kind: TextUnit.Kind(character)))
        start = end
      }
    }
  }

  /// The room of one character, kerning included, in points.
  func advance(_ index: Int) -> CGFloat {
    let unit = units[index]
    guard unit.kind != .newline else { return 0 }
    let run = runs[unit.run]
    if let picture = run.picture { return picture.shownSize.width + run.kern }
    return FontMetrics.points(unit.advance, in: run.font) + run.kern
  }

  /// Where the paragraph that holds a character ends: the index of its newline or the end of the text.
  func paragraphEnd(from start: Int) -> Int {
    var index = start
    while index < units.count, units[index].kind != .newline { index += 1 }
    return index
  }

  /// The range without the spaces at its end.
  func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, units[end - 1].kind == .space || units[end - 1].kind == .newline { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without the spaces at its start.
  func trimmedStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, units[start].kind == .space || units[start].kind == .newline { start += 1 }
    return start..<range.upperBound
  }

  /// The end of the line that starts at an index and is at most as long as `width`; at least one character is taken.
  func lineEnd(from start: Int, width: CGFloat, byCharacter: Bool) -> Int {
    var extent: CGFloat = 0
    var lastBreak: Int?
    var index = start
    while index < units.count {
      let kind = units[index].kind
      if kind == .newline { return index }
      if index > start, mayBreak(before: index) { lastBreak = index }
      extent += advance(index)
      if kind != .space, index > start, extent > width + TextLayout.tolerance {
        return byCharacter ? index : lastBreak ?? index
      }
      index += 1
    }
    return index
  }

  /// Whether a line may end between a character and the one before it.
  private func mayBreak(before index: Int) -> Bool {
    let next = units[index].kind
    let last = units[index - 1].kind
    if next == .space { return false }
    if last == .space || last == .breakPoint { return true }
    if next == .closing || last == .opening { return false }
    switch last {
    case .hyphen:
      // A hyphen that starts a word, as a minus sign does, stays with it.
      return next != .digit && next != .hyphen && index >= 2 && units[index - 2].kind != .space
    case .ideograph: return next != .hyphen
    case .closing, .other, .digit, .newline, .opening, .space, .breakPoint: return next == .ideograph
    }
  }
}
