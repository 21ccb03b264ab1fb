/// The public members of a type; globals belong to a type that is called like their module.
public struct TypeAPI: Sendable {
  /// The module that declares the type.
  public var framework: String
  /// Whether this is the type's own declaration, and not an extension by another module.
  public var isDeclaration = false
  public var isClass = false
  /// What the type inherits from or conforms to, all without generic arguments.
  public var inherited: Set<String> = []
  public var members: [String: Set<DeclaredName>] = [:]
  /// In which way it differs from Apple's.
  public var difference: String?
  /// By member, in which way it differs from Apple's.
  public var memberDifferences: [String: String] = [:]

  public init(framework: String) {
    self.framework = framework
  }

  mutating func add(_ name: DeclaredName) { members[name.base, default: []].insert(name) }

  mutating func add(_ other: TypeAPI) {
    if other.isDeclaration, !isDeclaration { (framework, isDeclaration) = (other.framework, true) }
    isClass = isClass || other.isClass
    inherited.formUnion(other.inherited)
    members.merge(other.members) { $0.union($1) }
    difference = difference ?? other.difference
    memberDifferences.merge(other.memberDifferences) { first, _ in first }
  }
}
