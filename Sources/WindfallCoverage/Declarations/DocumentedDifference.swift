import SwiftSyntax

/// What a documentation comment says beside Apple's link: in which way the declaration differs.
enum DocumentedDifference {
  /// The text on one line; nil where the comment says no more than what Apple's page says.
  static func text(of trivia: Trivia, isType: Bool) -> String? {
    var paragraphs: [[String]] = [[]]
    for case .docLineComment(let line) in trivia {
      let text = line.dropFirst(3).trimmingPrefix(" ")
      if text.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(String(text)) }
    }
    let texts = paragraphs.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    // The first sentence of a type says what it is, and links to Apple's page.
    let rest = isType ? Array(texts.dropFirst()) : texts.filter { !$0.contains("developer.apple.com") }
    let hasLink = texts.contains { $0.contains("developer.apple.com") }
    guard !rest.isEmpty, isType || hasLink else { return nil }
    return rest.joined(separator: " ").filter { $0 != "|" }
  }
}
