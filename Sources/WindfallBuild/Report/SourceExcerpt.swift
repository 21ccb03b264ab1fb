import Foundation

/// The source line that a failure is about, with a mark under its first character.
struct SourceExcerpt {
  let lines: [String]

  /// Nil when the file cannot be read or has no such line.
  init?(file: String, line: Int) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let rows = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard line > 0, line <= rows.count else { return nil }
    let row = rows[line - 1]
    let text = row.drop { $0 == " " || $0 == "\t" }
    guard !text.isEmpty else { return nil }
    let number = String(line)
    let margin = String(repeating: " ", count: number.count)
    lines = ["\(number) | \(row)", "\(margin) | \(row.prefix(row.count - text.count))^"]
  }
}
