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

  /// The protocols of a list that inherit from one of UIKit's classes, or from `NSObject`, each with that class.
  static func classes(of known: [ProtocolFacts], aliases: [AliasFacts]) -> [String: String] {
    let parents = Dictionary(known.map { ($0.name.lastComponent, $0.parents) }, uniquingKeysWith: { first, _ in first })
    let meanings = Dictionary(
      aliases.compactMap { alias in alias.type.map { (alias.name.lastComponent, $0) } },
      uniquingKeysWith: { first, _ in first })
    var result: [String: String] = [:]
    for facts in known where !facts.parents.isEmpty {
      var queue = facts.parents
      var seen: Set<String> = []
      while !queue.isEmpty {
        let name = queue.removeFirst().lastComponent
        guard seen.insert(name).inserted else { continue }
        if name == "NSObject" || FrameworkClasses.contains(name) {
          result[facts.name] = name
          break
        }
        queue += parents[name] ?? meanings[name].map { [$0] } ?? []
      }
    }
    return result
  }
}
