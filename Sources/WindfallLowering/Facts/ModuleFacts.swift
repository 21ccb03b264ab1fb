/// What the lowering of one file must know of the other files of its module, and of the modules that it imports.
public struct ModuleFacts: Codable, Hashable, Sendable {
  /// Overrides that a class of this module takes over from extensions in other files.
  public var overrides: [ExtensionOverride] = []
  /// The optional requirements of the project's protocols.
  public var optionalRequirements: Set<OptionalRequirement> = []
  /// The labels of what the project's values take when they are called.
  public var callables: Set<String> = []
  /// What extensions add to classes of UIKit for subclasses to override.
  public var extensionMembers: Set<ExtensionMember> = []
  /// What classes override of key-value coding, as `Class.method(_:)`, and which classes inherit from which, as far as
  /// those and the members of extensions are concerned.
  public var hooks: Set<String> = []
  public var superclasses: [String: String] = [:]
  /// The classes that inherit from generic classes of the project, each with how many these are.
  public var genericAncestors: [String: Int] = [:]
  /// What extensions add to the module's own classes that are no responders or layers, and subclasses override or may override.
  public var forwardedMembers: Set<ForwardedMember> = []
  /// What other names of classes mean, as far as extensions under such a name add members.
  public var extendedAliases: [String: String] = [:]
  /// Whether the module has a type called `Timer`, which is not Foundation's.
  public var declaresTimer = false
  /// Whether a file of the module puts methods in each other's places.
  public var exchangesMethods = false

  /// The protocols that doubled ones of this module inherit from, in the order in which names are looked up.
  public var protocols: [ProtocolFacts] = []
  /// The names of function types that the doubled protocols of this module may use.
  public var aliases: [AliasFacts] = []
  /// The parents of doubled protocols of this module that are classes of the project.
  public var doubledClasses: Set<String> = []

  /// The protocols that only objects of one of UIKit's classes can conform to, each with that class.
  public var classProtocols: [String: String] = [:]
  /// The names of associated types that are of one of UIKit's classes, each with that class.
  public var associatedClasses: [String: String] = [:]

  /// The protocols that inherit from another one of the project which scripts see.
  public var exportProtocols: Set<String> = []

  /// The managed objects of Core Data.
  public var managed = ManagedTypes()

  public init() {}

  /// Collects from the files of a module, and what protocols ask for and extensions declare also from those of the
  /// modules that it imports.
  public init(_ files: [SourceFacts], imported: [SourceFacts] = []) {
    let classes = Set(files.flatMap(\.classes).filter { !$0.isPrivate }.map(\.name))
    overrides = files.flatMap { file in file.overrides.compactMap { file.own($0, among: classes) } }
    optionalRequirements = Set((files + imported).flatMap(\.optionalRequirements))
    callables = Set((files + imported).flatMap(\.callables))
    let doubled = files.flatMap(\.protocols).filter(\.isDoubled)
    let visible = (files + imported).flatMap(\.protocols).filter { !$0.isPrivate }
    protocols = ProtocolFacts.ancestors(of: doubled.flatMap(\.parents), in: visible)
    if !doubled.isEmpty {
      let known = Set((files + imported).flatMap(\.classes).map(\.name))
      doubledClasses = known.intersection(doubled.flatMap(\.parents))
      aliases = (files + imported).flatMap(\.aliases).filter { !$0.isPrivate }
    }
    let known = visible + files.flatMap(\.protocols).filter(\.isPrivate)
    let meanings = (files + imported).flatMap(\.aliases)
    classProtocols = ProtocolFacts.classes(of: known, aliases: meanings)
    associatedClasses = ProtocolFacts.associatedClasses(of: known, aliases: meanings)
    exportProtocols = ProtocolFacts.heirs(of: "JSExport", among: known)
    managed = ManagedTypes(files + imported)
    hooks = Set(files.flatMap(\.hooks))
    declaresTimer = (files + imported).contains(where: \.declaresTimer)
    exchangesMethods = (files + imported).contains(where: \.exchangesMethods)
    for type in (imported + files).flatMap(\.classes) { superclasses[type.name] = type.superclass }
    noteGenericAncestors(of: Set((files + imported).flatMap(\.classes).filter(\.isGeneric).map(\.name)))
    noteExtensionMembers(files, imported)
    let overridden = Set(files.flatMap(\.overridden))
    let parents = Set(superclasses.values.map(\.lastComponent))
    for file in files {
      for member in file.forwardedMembers where member.isOpen || overridden.contains(member.reference) {
        guard member.isOpen || parents.contains(member.override.type.lastComponent) else { continue }
        guard let override = file.own(member.override, among: classes), !isOfFramework(override.type) else { continue }
        let member = override.file.map(member.limited) ?? member
        if forwardedMembers.insert(member).inserted { overrides.append(override) }
      }
    }
    if hooks.isEmpty, extensionMembers.isEmpty { superclasses = [:] }
  }

  /// Members of UIKit's classes are for all to override; those of the module's own only where something does, or where
  /// they are open.
  private mutating func noteExtensionMembers(_ files: [SourceFacts], _ imported: [SourceFacts]) {
    let aliases = Dictionary(
      (files + imported.map(\.visible)).flatMap(\.aliases).compactMap { alias in alias.type.map { (alias.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    func meaning(of name: String) -> String {
      var name = name
      var seen: Set<String> = []
      while let next = aliases[name], seen.insert(name).inserted { name = next }
      return name
    }
    let overridden = Set(files.flatMap(\.overridden))
    for member in (files + imported).flatMap(\.extensionMembers) {
      var resolved = member
      resolved.type = meaning(of: member.type).lastComponent
      let isFramework = FrameworkClasses.contains(resolved.type)
      let isOverridden = member.isOpen || overridden.contains(member.reference)
      guard isFramework || isOverridden && isOfFramework(resolved.type) else { continue }
      extensionMembers.insert(resolved)
      if resolved.type != member.type { extendedAliases[member.type] = resolved.type }
    }
    guard !extensionMembers.isEmpty else { return }
    for (name, type) in aliases where superclasses[name] == nil { superclasses[name] = type }
  }

  private mutating func noteGenericAncestors(of generic: Set<String>) {
    guard !generic.isEmpty else { return }
    for name in superclasses.keys {
      let count = chain(from: name).dropFirst().filter(generic.contains).count
      if count > 0 { genericAncestors[name] = count }
    }
  }

  /// Whether a class is one of UIKit's or descends from one, as far as is known.
  func isOfFramework(_ type: String) -> Bool {
    chain(from: type).last.map { FrameworkClasses.contains($0.lastComponent) } ?? false
  }

  /// A class and those that it inherits from, as far as they are known.
  func chain(from type: String) -> [String] {
    var result: [String] = []
    var next: String? = type
    while let current = next, !result.contains(current) {
      result.append(current)
      next = superclasses[current] ?? superclasses[current.lastComponent]
    }
    return result
  }

  /// The facts in a fixed order.
  public var identity: [String] {
    overrides.map { [$0.type, $0.declaration, $0.file ?? ""].joined(separator: " ") }
      + optionalRequirements.map { $0.key + " " + $0.objectiveCName }.sorted() + hooks.sorted()
      + callables.sorted()
      + extensionMembers.map { "\($0.type).\($0.reference) \($0.isStatic) \($0.closureType) \($0.setterType ?? "")" }
      .sorted()
      + superclasses.map { $0.key + ": " + $0.value }.sorted()
      + forwardedMembers.map { "\($0.override.type).\($0.reference) \($0.override.file ?? "")" }.sorted()
      + extendedAliases.map { $0.key + " = " + $0.value }.sorted() + protocols.map(\.text)
      + classProtocols.map { $0.key + ": " + $0.value }.sorted()
      + associatedClasses.map { $0.key + ": " + $0.value }.sorted() + aliases.map(\.text) + doubledClasses.sorted()
      + genericAncestors.map { "\($0.key): \($0.value)" }.sorted() + [String(declaresTimer), String(exchangesMethods)]
      + exportProtocols.sorted() + managed.identity
  }

  /// What classes of the SDK have of such methods in their bodies.
  private static let frameworkHooks: Set<String> = ["_RXDelegateProxy.responds(to:)"]

  /// Whether a superclass in the module overrides the method as well, so that `override` has to stay.
  func inheritsHook(_ reference: String, _ type: String, superclass: String?) -> Bool {
    var next = superclass
    var seen: Set<String> = [type]
    while let current = next, seen.insert(current).inserted {
      if hooks.contains("\(current).\(reference)") || Self.frameworkHooks.contains("\(current).\(reference)") {
        return true
      }
      next = superclasses[current]
    }
    return false
  }

  /// The member of an extension that a class overrides by this name, by its superclass.
  func extensionMember(_ reference: String, isStatic: Bool, above superclass: String?) -> ExtensionMember? {
    let candidates = extensionMembers.filter { $0.reference == reference && $0.isStatic == isStatic }
    guard !candidates.isEmpty, let superclass else { return nil }
    let above = chain(from: superclass).map(\.lastComponent)
    return candidates.sorted { $0.type < $1.type }.first { candidate in
      above.contains(candidate.type) || above.last.map { FrameworkClasses.isClass($0, kindOf: candidate.type) } == true
    }
  }
}

extension SourceFacts {
  /// What an extension of this file says, if its class is one of the module's; in this file alone if the class is private.
  fileprivate func own(_ override: ExtensionOverride, among classes: Set<String>) -> ExtensionOverride? {
    guard classes.contains(override.type) || self.classes.contains(where: { $0.name == override.type }) else {
      return nil
    }
    var override = override
    if self.classes.contains(where: { $0.name == override.type && $0.isPrivate }) { override.file = path }
    return override
  }
}
