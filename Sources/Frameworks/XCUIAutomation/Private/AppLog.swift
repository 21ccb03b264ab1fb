import Foundation

/// What the app has printed since it was launched.
struct AppLog {
  /// More than this is not shown in a message.
  private static let limit = 24_000

  let path: String
  private let start: UInt64

  init(path: String) {
    self.path = path
    start = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt64) ?? 0
  }

  /// Everything from the fatal error on, or else the last lines.
  var report: String {
    let text = self.text
    for mark in ["Fatal error", "*** ", "Crash:"] {
      guard let found = text.range(of: mark) else { continue }
      let line = text[..<found.lowerBound].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
      return String(text[line...].prefix(Self.limit)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return text.split(separator: "\n").suffix(40).joined(separator: "\n")
  }

  /// The first line about what ended the app; nil when it printed none.
  var reason: String? {
    let line = report.split(separator: "\n").first.map { String($0) }
    guard let line, line.contains("Fatal error") || line.contains("Crash") else { return nil }
    return line.trimmingCharacters(in: .whitespaces)
  }

  private var text: String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: start)) != nil else { return "" }
    return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
