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
  /// The types that a conforming type names, each with what it has to be.
  public var associatedTypes: [String: String] = [:]

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

  /// The names of those protocols of a list that inherit from one, directly or not.
  static func heirs(of name: String, among known: [ProtocolFacts]) -> Set<String> {
    var heirs: Set<String> = []
    var parents: Set<String> = [name]
    while true {
      let next = known.filter { !parents.isDisjoint(with: $0.parents.map(\.lastComponent)) }.map(\.name.lastComponent)
      parents = Set(next).subtracting(heirs)
      guard !parents.isEmpty else { return heirs }
      heirs.formUnion(parents)
    }
  }

  /// The protocols of a list that inherit from one of UIKit's classes, or from `NSObject`, each with that class.
  static func classes(of known: [ProtocolFacts], aliases: [AliasFacts]) -> [String: String] {
    let parents = Dictionary(known.map { ($0.name.lastComponent, $0.parents) }, uniquingKeysWith: { first, _ in first })
    let meanings = meanings(aliases)
    return known.reduce(into: [:]) { classes, facts in
      classes[facts.name] = classOfUIKit(among: facts.parents, parents: parents, meanings: meanings)
    }
  }

  /// The names of associated types that have to be of one of UIKit's classes in every protocol that has such a type.
  static func associatedClasses(of known: [ProtocolFacts], aliases: [AliasFacts]) -> [String: String] {
    let meanings = meanings(aliases)
    var result: [String: String] = [:]
    var others: Set<String> = []
    for (name, requirement) in known.flatMap(\.associatedTypes) {
      if let type = classOfUIKit(among: [requirement], parents: [:], meanings: meanings) {
        result[name] = type
      } else {
        others.insert(name)
      }
    }
    return result.filter { !others.contains($0.key) }
  }

  private static func meanings(_ aliases: [AliasFacts]) -> [String: String] {
    Dictionary(
      aliases.compactMap { alias in alias.type.map { (alias.name.lastComponent, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first of UIKit's classes, or `NSObject`, to which names lead.
  private static func classOfUIKit(
    among names: [String], parents: [String: [String]], meanings: [String: String]
  ) -> String? {
    var queue = names
    var seen: Set<String> = []
    while !queue.isEmpty {
      let name = queue.removeFirst().lastComponent
      guard seen.insert(name).inserted else { continue }
      if name == "NSObject" || FrameworkClasses.contains(name) { return name }
      queue += parents[name] ?? meanings[name].map { [$0] } ?? []
    }
    return nil
  }
}
