/// Another name of a class or function type, or of what may be one.
public struct AliasFacts: Codable, Hashable, Sendable {
  /// The name with those of the types around it.
  public var name: String
  /// The whole declaration.
  public var text: String
  /// Whether other files cannot see it.
  public var isPrivate: Bool
  /// The type that it names, without generic arguments; nil for a function type.
  public var type: String?

  /// The declarations of the names that texts use, and of those that these use.
  static func declarations(usedBy texts: [String], in known: [AliasFacts]) -> [String] {
    var words = texts.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    var found: [String] = []
    var rest = known
    while let index = rest.firstIndex(where: { words.contains($0.name.lastComponent) }) {
      let alias = rest.remove(at: index)
      rest.removeAll { $0.name.lastComponent == alias.name.lastComponent }
      found.append(alias.text)
      words.formUnion(alias.text.words)
    }
    return found
  }
}

extension String {
  /// The names in a piece of source.
  fileprivate var words: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
