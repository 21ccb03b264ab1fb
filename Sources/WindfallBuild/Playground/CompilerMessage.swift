/// An error that the compiler or the lowering has printed: `/path/File.swift:3:7: error: text`.
struct CompilerMessage: Hashable, Sendable {
  let file: String
  let line: Int
  let text: String

  /// Nil for a line that is no error with a place.
  init?(_ line: String) {
    let mark = ": error: "
    guard let range = line.firstRange(of: mark) else { return nil }
    var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, Int(parts.removeLast()) != nil, let number = Int(parts.removeLast()) else { return nil }
    file = parts.joined(separator: ":")
    self.line = number
    text = String(line[range.upperBound...])
  }
}
