/// What the lowering of one file must know of the other files of its module, and of the modules that it imports.
public struct ModuleFacts: Codable, Hashable, Sendable {
  /// Overrides that a class of this module takes over from extensions in other files.
  public var overrides: [ExtensionOverride] = []
  /// The optional requirements of the project's protocols.
  public var optionalRequirements: Set<OptionalRequirement> = []
  /// What extensions add to classes of UIKit for subclasses to override.
  public var extensionMembers: Set<ExtensionMember> = []
  /// What classes override of key-value coding, as `Class.method(_:)`, and which classes inherit from which, as far as
  /// those and the members of extensions are concerned.
  public var hooks: Set<String> = []
  public var superclasses: [String: String] = [:]
  /// Whether the module has a type called `Timer`, which is not Foundation's.
  public var declaresTimer = false

  /// The protocols that doubled ones of this module inherit from, in the order in which names are looked up.
  public var protocols: [ProtocolFacts] = []
  /// The names of function types that the doubled protocols of this module may use.
  public var aliases: [AliasFacts] = []
  /// The parents of doubled protocols of this module that are classes of the project.
  public var doubledClasses: Set<String> = []

  public init() {}

  /// Collects from the files of a module, and what protocols ask for and extensions declare also from those of the
  /// modules that it imports.
  public init(_ files: [SourceFacts], imported: [SourceFacts] = []) {
    let classes = Set(files.flatMap(\.classes).map(\.name))
    overrides = files.flatMap(\.overrides).filter { classes.contains($0.type) }
    optionalRequirements = Set((files + imported).flatMap(\.optionalRequirements))
    let doubled = files.flatMap(\.protocols).filter(\.isDoubled)
    let visible = (files + imported).flatMap(\.protocols).filter { !$0.isPrivate }
    protocols = ProtocolFacts.ancestors(of: doubled.flatMap(\.parents), in: visible)
    if !doubled.isEmpty {
      let known = Set((files + imported).flatMap(\.classes).map(\.name))
      doubledClasses = known.intersection(doubled.flatMap(\.parents))
      aliases = (files + imported).flatMap(\.aliases).filter { !$0.isPrivate }
    }
    hooks = Set(files.flatMap(\.hooks))
    declaresTimer = (files + imported).contains(where: \.declaresTimer)
    extensionMembers = Set((files + imported).flatMap(\.extensionMembers))
    guard !hooks.isEmpty || !extensionMembers.isEmpty else { return }
    for type in (imported + files).flatMap(\.classes) { superclasses[type.name] = type.superclass }
  }

  /// The facts in a fixed order.
  public var identity: [String] {
    overrides.map { $0.type + " " + $0.declaration }
      + optionalRequirements.map { $0.reference + " " + $0.objectiveCName }.sorted() + hooks.sorted()
      + extensionMembers.map { "\($0.type).\($0.reference) \($0.isStatic) \($0.closureType) \($0.setterType ?? "")" }
      .sorted()
      + superclasses.map { $0.key + ": " + $0.value }.sorted() + protocols.map(\.text)
      + aliases.map(\.text) + doubledClasses.sorted() + [String(declaresTimer)]
  }

  /// Whether a superclass in the module overrides the method as well, so that `override` has to stay.
  func inheritsHook(_ reference: String, _ type: String, superclass: String?) -> Bool {
    var next = superclass
    var seen: Set<String> = [type]
    while let current = next, seen.insert(current).inserted {
      if hooks.contains("\(current).\(reference)") { return true }
      next = superclasses[current]
    }
    return false
  }

  /// The member of an extension that a class overrides by this name, by its superclass.
  func extensionMember(_ reference: String, isStatic: Bool, above superclass: String?) -> ExtensionMember? {
    let candidates = extensionMembers.filter { $0.reference == reference && $0.isStatic == isStatic }
    guard !candidates.isEmpty, var type = superclass else { return nil }
    var seen: Set<String> = []
    while let next = superclasses[type] ?? superclasses[type.lastComponent], seen.insert(type).inserted { type = next }
    return candidates.sorted { $0.type < $1.type }
      .first { FrameworkClasses.isClass(type.lastComponent, kindOf: $0.type) }
  }
}
