/// A condition of a setting, such as `sdk=iphonesimulator*`.
struct SettingCondition: Sendable, Equatable {
  let parameter: String
  let pattern: String

  init(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    parameter = parts.first.map { $0.trimmed } ?? ""
    pattern = parts.dropFirst().first.map { $0.trimmed } ?? ""
  }

  func holds(on platform: BuildPlatform) -> Bool {
    guard let value = platform.value(of: parameter) else { return false }
    return Self.matches(value[...], pattern: pattern[...])
  }

  /// Whether the text fits the pattern, in which `*` stands for any text and `?` for one character.
  private static func matches(_ text: Substring, pattern: Substring) -> Bool {
    var text = text
    var pattern = pattern
    // Where to go on after the last star when what follows it does not fit.
    var retry: (text: Substring, pattern: Substring)?
    while !text.isEmpty {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
      } else if let next = pattern.first, next == "?" || next == text.first {
        text = text.dropFirst()
        pattern = pattern.dropFirst()
      } else if let (last, rest) = retry {
        text = last.dropFirst()
        pattern = rest
        retry = (text, rest)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
