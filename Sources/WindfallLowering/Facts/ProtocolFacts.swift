/// What doubles of a protocol's heirs need to know of it.
public struct ProtocolFacts: Codable, Hashable, Sendable {
  /// The name with those of the types around it.
  public var name: String
  /// The protocols that it inherits from, as they are written.
  public var parents: [String]
  /// The whole declaration.
  public var text: String
  /// Whether `@TestDoubles` stands at it.
  public var isDoubled: Bool
  /// Whether other files cannot see it.
  public var isPrivate: Bool

  /// The protocols in a list that some of them inherit from, near ones first; where two have the name, the first is meant.
  static func ancestors(of names: [String], in known: [ProtocolFacts]) -> [ProtocolFacts] {
    var found: [ProtocolFacts] = []
    var queue = names
    var seen: Set<String> = []
    while !queue.isEmpty {
      let name = queue.removeFirst()
      guard seen.insert(name.lastComponent).inserted,
        let facts = known.first(where: { $0.name == name })
          ?? known.first(where: { $0.name.lastComponent == name.lastComponent })
      else { continue }
      found.append(facts)
      queue += facts.parents
    }
    return found
  }
}
