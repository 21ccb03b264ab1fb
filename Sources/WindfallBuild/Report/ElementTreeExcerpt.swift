/// The part of a screen's elements that a failure is about, where the whole would be too long to read.
struct ElementTreeExcerpt {
  /// So many lines are shown as they are.
  static let limit = 200
  /// How many lines in front of the element in question are shown beside what it lies in.
  private static let linesBefore = 40

  let lines: [String]

  /// The message names the element, in quotes; without one, the beginning of the tree is shown.
  init(_ tree: String, about message: String) {
    let rows = tree.split(whereSeparator: \.isNewline).map(String.init)
    guard rows.count > Self.limit else {
      lines = rows
      return
    }
    let names = Self.quotations(in: message)
    let focus = rows.firstIndex { row in names.contains { row.contains("'\($0)'") } } ?? 0
    var shown = Set(Self.ancestors(of: focus, in: rows))
    var next = max(0, focus - Self.linesBefore)
    while shown.count < Self.limit, next < rows.count {
      shown.insert(next)
      next += 1
    }
    // Near the end of the tree there is room left above.
    var before = max(0, focus - Self.linesBefore) - 1
    while shown.count < Self.limit, before >= 0 {
      shown.insert(before)
      before -= 1
    }
    lines = Self.lines(shown, of: rows)
  }

  private static func lines(_ shown: Set<Int>, of rows: [String]) -> [String] {
    var lines: [String] = []
    var leftOut = 0
    for (index, row) in rows.enumerated() {
      guard shown.contains(index) else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { lines.append(gap(leftOut)) }
      leftOut = 0
      lines.append(row)
    }
    return leftOut > 0 ? lines + [gap(leftOut)] : lines
  }

  private static func gap(_ count: Int) -> String { "(\(ReportText.count(count, "line")) left out)" }

  /// The lines that the element lies in, by their indentation.
  private static func ancestors(of focus: Int, in rows: [String]) -> [Int] {
    var found: [Int] = []
    var depth = indentation(of: rows[focus])
    for index in stride(from: focus - 1, through: 0, by: -1) where indentation(of: rows[index]) < depth {
      depth = indentation(of: rows[index])
      found.append(index)
    }
    return Array(found.suffix(limit / 4))
  }

  private static func indentation(of row: String) -> Int { row.prefix { $0 == " " || $0 == "→" }.count }

  /// What stands between quotes of one kind.
  private static func quotations(in text: String) -> [String] {
    var found: [String] = []
    for quote: Character in ["'", "\"", "`"] {
      let pieces = text.split(separator: quote, omittingEmptySubsequences: false)
      found += pieces.enumerated().filter { $0.offset % 2 == 1 && !$0.element.isEmpty }.map { String($0.element) }
    }
    return found
  }
}
