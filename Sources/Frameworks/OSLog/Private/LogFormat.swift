import Foundation
import Glibc

/// A format in the style of `printf`, in which `%{public}@` and its like say who may see a value.
struct LogFormat {
  private enum Part {
    case text(String)
    case value(specifier: String, isHidden: Bool)
  }

  private let parts: [Part]

  init(_ format: String) {
    var parts: [Part] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      var options: Substring = ""
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        options = rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
      }
      guard let end = rest.firstIndex(where: { "diouxXeEfFgGaAcCsSpP@m".contains($0) }) else {
        parts.append(.text("%"))
        continue
      }
      let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      parts.append(
        .value(
          specifier: "%" + rest[...end],
          isHidden: words.contains { ["private", "sensitive"].contains($0) || $0.hasPrefix("mask.") }))
      rest = rest[end...].dropFirst()
    }
    parts.append(.text(String(rest)))
    self.parts = parts
  }

  /// The format with its values; one that is missing is written as its specifier. What is no C value, such as an array,
  /// is described, as an object is.
  func text(with values: [Any]) -> String {
    var values = values[...]
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .value(let specifier, let isHidden):
        guard let value = values.popFirst() else { return specifier }
        if isHidden { return "<private>" }
        let argument = value as? any CVarArg ?? NSString(string: "\(value)")
        return String(format: specifier, arguments: [argument])
      }
    }.joined()
  }
}

/// Where messages go.
enum LogOutput {
  /// Writes all of a message at once, so that messages of other threads do not get into it.
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let count = Glibc.write(STDERR_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
