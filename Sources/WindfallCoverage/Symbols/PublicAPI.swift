/// The public declarations of modules, by the names of their types.
public struct PublicAPI: Sendable {
  /// By name, with the types around: `UIView.AnimationOptions`; globals belong to a type `@Module`.
  public private(set) var types: [String: TypeAPI] = [:]
  /// The names of all members of all types.
  public private(set) var memberNames: Set<String> = []
  private var globals: Set<String> = []

  public init() {}

  /// Takes what is known of a type, beside what was known of it already.
  public mutating func add(_ type: TypeAPI, named name: String) {
    memberNames.formUnion(type.members.keys)
    types[name, default: TypeAPI(framework: type.framework)].add(type)
    if name.hasPrefix("@") { globals.formUnion(type.members.keys) }
  }

  public mutating func add(_ other: PublicAPI) {
    for (name, type) in other.types { add(type, named: name) }
  }

  /// Takes of another module what has another name here: a type of this that is `Module.Name` there.
  public mutating func addAliased(_ other: PublicAPI) {
    for alias in Set(types.values.flatMap(\.inherited)) {
      guard let dot = alias.lastIndex(of: "."), let type = other.types[String(alias[alias.index(after: dot)...])],
        alias[..<dot] == type.framework
      else { continue }
      add(type, named: alias)
    }
  }

  /// Whether there is a type, or a global of that name.
  public func has(_ name: String) -> Bool {
    types[name] != nil || globals.contains(name)
  }

  /// Whether a type, what it inherits from, or what it conforms to has a member.
  public func has(_ member: DeclaredName, in type: String) -> Bool { owner(of: member, in: type) != nil }

  /// Whether any type of some modules has a member.
  public func hasAnywhere(_ member: DeclaredName, in frameworks: Set<String>) -> Bool {
    types.values.contains { type in
      frameworks.contains(type.framework) && type.members[member.base]?.contains { $0.allows(member) } == true
    }
  }

  /// Whether a type within a type has a member, as `UIAlertController.Style` has `alert`.
  public func hasNested(_ member: DeclaredName, in type: String) -> Bool {
    types.contains { name, nested in
      name.hasPrefix("\(type).") && nested.members[member.base]?.contains { $0.allows(member) } == true
    }
  }

  /// In which way a type or one of its members differs from Apple's.
  public func difference(of member: DeclaredName?, in type: String) -> String? {
    guard let member else { return types[type]?.difference }
    return owner(of: member, in: type).flatMap { types[$0]?.memberDifferences[member.base] }
  }

  private static let rawTypes: Set<String> = ["Int", "UInt", "String", "OptionSet", "RawRepresentable"]

  private func owner(of member: DeclaredName, in type: String) -> String? {
    var seen: Set<String> = []
    var open = [type]
    while let name = open.popLast() {
      // Every object can be made without arguments, and every raw value may be one of the type's.
      if member.base == "init", name == "NSObject" && member.description == "init()" { return type }
      guard seen.insert(name).inserted, let found = types[name] else { continue }
      if member.description == "init(rawValue:)", !Self.rawTypes.isDisjoint(with: found.inherited) { return name }
      if found.members[member.base]?.contains(where: { $0.allows(member) }) == true { return name }
      open += found.inherited
    }
    return nil
  }
}
