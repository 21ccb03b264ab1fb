/// A place in a source file; lines and columns begin with 1, and columns are bytes.
struct SourcePosition: Hashable, Comparable, Sendable {
  var line: Int
  var column: Int

  static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
