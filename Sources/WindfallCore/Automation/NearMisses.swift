/// Finds the elements on the screen that come nearest to what a query asked for.
struct NearMisses {
  /// No more are named in a message.
  static let limit = 5

  private let type: ElementType
  private let text: String?

  init(for query: ElementQuery) {
    type = query.targetType
    text = query.targetText
  }

  /// The nearest elements, described, the nearest first.
  func candidates(in tree: ElementTree) -> [String] {
    var ranked: [(rank: Int, index: Int)] = []
    for index in 0..<tree.end(of: 0) {
      if let rank = rank(tree.element(index)) { ranked.append((rank, index)) }
    }
    ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return ranked.prefix(Self.limit).map { tree.snapshot($0.index).line }
  }

  /// Smaller is nearer; nil for an element that has nothing to do with the query.
  func rank(_ element: Element) -> Int? {
    let isSameType = type == .any || element.type == type
    guard let text, !text.isEmpty else { return isSameType && type != .any ? 100 : nil }
    let distances = element.identifyingTexts.compactMap { distance($0, text) }
    guard let best = distances.min() else { return isSameType && type != .any ? 100 : nil }
    // The right type is worth a letter or two.
    return isSameType ? best * 2 : best * 2 + 3
  }

  private func distance(_ candidate: String, _ wanted: String) -> Int? {
    if candidate == wanted { return 0 }
    let (a, b) = (candidate.lowercased(), wanted.lowercased())
    if a == b { return 1 }
    let edits = Self.editDistance(a, b, limit: max(1, b.count / 3))
    if let edits { return 1 + edits }
    return a.contains(b) || (a.count > 2 && b.contains(a)) ? 12 : nil
  }

  /// How many characters must be changed, added or taken out; nil when there are more than the limit.
  static func editDistance(_ first: String, _ second: String, limit: Int) -> Int? {
    let (a, b) = (Array(first.prefix(64)), Array(second.prefix(64)))
    guard abs(a.count - b.count) <= limit else { return nil }
    var previous = Array(0...b.count)
    for (row, character) in a.enumerated() {
      var current = [row + 1]
      for (column, other) in b.enumerated() {
        let change = previous[column] + (character == other ? 0 : 1)
        current.append(min(change, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
