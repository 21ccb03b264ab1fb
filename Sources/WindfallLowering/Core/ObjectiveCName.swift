/// How the compiler names a Swift declaration in Objective-C.
enum ObjectiveCName {
  /// The selector of a method; labels are empty where the parameter has none.
  static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    return base + with(first, after: base) + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// A first label is joined to the name by "With", unless a preposition already joins them.
  private static func with(_ label: String, after base: String) -> String {
    guard !label.isEmpty else { return "" }
    let capitalised = label.prefix(1).uppercased() + label.dropFirst()
    let lastWord = base.suffix(from: base.lastIndex { $0.isUppercase } ?? base.startIndex).lowercased()
    let firstWord = label.prefix { !$0.isUppercase }.lowercased()
    return prepositions.contains(lastWord) || prepositions.contains(firstWord) ? capitalised : "With" + capitalised
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
