import WindfallCoverage
import WindfallFacts

/// Decides what of Apple's SDK is declared for a project: what its sources name and our frameworks do not have.
struct DeclarationChoice {
  /// A type, with the members that are declared of it.
  struct ChosenType {
    let declaration: SDKDeclaration
    var module: String
    /// Whether the type is there and only gets members.
    var isAddition: Bool
    var members: [SDKFact] = []
  }

  let coverage: Coverage
  let mentions: Mentions
  /// The modules that the sources can see, the nearest first.
  let modules: [SDKModule]

  private(set) var types: [String: ChosenType] = [:]
  /// The names of the types in the order in which they were chosen.
  private(set) var order: [String] = []
  private(set) var globals: [SDKFact] = []
  /// Names that two modules have, with the modules; the first is meant.
  private(set) var doubles: [String: [String]] = [:]

  /// What is declared by headers of the project in Objective-C.
  private(set) var inObjectiveC: Set<SDKFact> = []

  private var known: [String: (module: String, declaration: SDKDeclaration)] = [:]
  private var aliases: [String: SDKFact] = [:]
  private var extensions: [String: [SDKDeclaration]] = [:]
  /// The types to go through, with how far they are from what the sources name.
  private var open: [(name: String, distance: Int)] = []

  /// How far from what the sources name members are declared.
  private static let reach = 1

  init(coverage: Coverage, mentions: Mentions, modules: [SDKModule]) {
    self.coverage = coverage
    self.mentions = mentions
    self.modules = modules
    for module in modules {
      for declaration in module.declarations {
        note(declaration, of: module.name)
        guard module.name == HeaderFacts.moduleName else { continue }
        inObjectiveC.formUnion([declaration.fact] + declaration.members)
      }
    }
  }

  private mutating func note(_ declaration: SDKDeclaration, of module: String) {
    switch declaration.fact.kind {
    case .extensionOfType: extensions[declaration.name, default: []].append(declaration)
    case .alias:
      if aliases[declaration.name] == nil { aliases[declaration.name] = declaration.fact }
    case .function, .property: break
    default:
      if let first = known[declaration.name] {
        if first.module != module { doubles[declaration.name, default: [first.module]].append(module) }
      } else {
        known[declaration.name] = (module, declaration)
      }
    }
  }

  // MARK: - Choosing

  mutating func choose() {
    // Types that are named come before those that others need, so that each is as near as it can be.
    let all = modules.flatMap { module in module.declarations.map { (module.name, $0) } }
    for (_, declaration) in all { lookForTypes(at: declaration) }
    completeOpen()
    for (module, declaration) in all { lookForOthers(at: declaration, of: module) }
    completeOpen()
    globals = globals.filter { global in typeNames(in: global).allSatisfy { isKnown($0) } }
  }

  private mutating func completeOpen() {
    var index = 0
    while index < open.count {
      complete(open[index].name, distance: open[index].distance)
      index += 1
    }
    open = []
  }

  private mutating func lookForTypes(at declaration: SDKDeclaration) {
    guard declaration.fact.kind.isType || declaration.fact.kind == .alias, !isThere(declaration.name),
      isMentioned(declaration.name),
      !mentions.declared.contains(declaration.simpleName) || mentions.qualified.contains(declaration.simpleName)
    else { return }
    _ = makeKnown([declaration.name], distance: 0)
  }

  private mutating func lookForOthers(at declaration: SDKDeclaration, of module: String) {
    let fact = declaration.fact
    switch fact.kind {
    case .function, .property:
      guard mentions.names.contains(fact.name), !coverage.hasType(fact.name), !mentions.declared.contains(fact.name),
        !globals.contains(where: { $0.reference == fact.reference }), makeKnown(typeNames(in: fact), distance: 1)
      else { return }
      globals.append(fact)
    case .alias: break
    default: addMembers(of: declaration, in: module)
    }
  }

  /// Whether a type's own name and those around it are named.
  private func isMentioned(_ name: String) -> Bool {
    name.split(separator: ".").allSatisfy { mentions.names.contains(String($0)) }
  }

  private mutating func declare(_ name: String, distance: Int) {
    guard let (module, declaration) = known[name], types[name] == nil else { return }
    types[name] = ChosenType(declaration: declaration, module: module, isAddition: false)
    order.append(name)
    open.append((name, distance))
    if let dot = name.lastIndex(of: ".") { _ = makeKnown([String(name[..<dot])], distance: distance + 1) }
  }

  private mutating func complete(_ name: String, distance: Int) {
    guard let chosen = types[name], !chosen.isAddition else { return }
    for parent in chosen.declaration.inherited { _ = makeKnown([parent], distance: distance) }
    let all = chosen.declaration.members + (extensions[name] ?? []).flatMap(\.members)
    if chosen.declaration.inherited.contains("Error") { declare("\(name).Code", distance: distance) }
    var seen: Set<String> = []
    var signatures: Set<String> = []
    for member in all where isWanted(member, of: chosen.declaration, distance: distance) {
      guard seen.insert(member.identity).inserted, signatures.insert(member.signature).inserted,
        makeKnown(typeNames(in: member), distance: distance + 1)
      else { continue }
      types[name]?.members.append(member)
    }
  }

  private func isWanted(_ member: SDKFact, of type: SDKDeclaration, distance: Int) -> Bool {
    if member.kind == .enumCase { return true }
    // The values of options and keys cost nothing, and are used without the type's name.
    if type.fact.rawType != nil || type.inherited.contains("OptionSet"), member.isStatic {
      return distance <= Self.reach || mentions.names.contains(member.name)
    }
    // Sources reach a type by members of others, without its name: the compiler then misses the type's own.
    if mentions.missed.contains(member.name) { return true }
    guard distance <= Self.reach else { return false }
    return member.kind == .initializer || member.kind == .subscriptAccess || mentions.names.contains(member.name)
  }

  // MARK: - Members of types that are there

  private mutating func addMembers(of declaration: SDKDeclaration, in module: String) {
    let name = declaration.name
    guard isThere(name), declaration.fact.generics.isEmpty, !["NSObject", "NSObjectProtocol"].contains(name) else {
      return
    }
    for member in declaration.members where isMissing(member, of: name) {
      guard makeKnown(typeNames(in: member), distance: Self.reach + 1) else { continue }
      if types[name] == nil {
        types[name] = ChosenType(declaration: declaration, module: module, isAddition: true)
        order.append(name)
      }
      let isKnown = types[name]?.members.contains { $0.identity == member.identity }
      if isKnown == false { types[name]?.members.append(member) }
    }
  }

  private func isMissing(_ member: SDKFact, of type: String) -> Bool {
    guard member.kind != .subscriptAccess, !member.isOptional else { return false }
    let reference = DeclaredName(member.reference)
    let owner = DeclarationWriter.simple(type)
    // Every object has these.
    guard !["init()", "init(coder:)"].contains(member.reference),
      mentions.names.contains(member.kind == .initializer ? owner : member.name), areLabelsNamed(in: member)
    else { return false }
    // A name is rather that of something else that has it, until the compiler misses it.
    let isCertain =
      mentions.missed.contains(member.kind == .initializer ? owner : member.name)
      || member.kind != .initializer && mentions.overrides.contains(member.name)
    guard isCertain || mentions.members.contains(member.name) && !isElsewhere(member.name) else { return false }
    return !has(reference, in: type)
  }

  /// Whether the sources name the labels of a call. A closure that trails it goes without.
  private func areLabelsNamed(in member: SDKFact) -> Bool {
    let trailing = member.parameters.reversed().prefix { $0.type.contains("->") }.count
    return member.parameters.dropLast(trailing).allSatisfy {
      $0.label == "_" || $0.standard != nil || mentions.names.contains($0.label)
    }
  }

  private func isElsewhere(_ name: String) -> Bool {
    mentions.declared.contains(name) || coverage.frameworks.memberNames.contains(name)
      || coverage.toolchain.memberNames.contains(name) || SwiftTypes.members.contains(name)
  }

  /// Whether a type that is there has a member.
  func has(_ member: SDKFact, in type: String) -> Bool { has(DeclaredName(member.reference), in: type) }

  /// The toolchain's list has no labels: that every object there has some initialiser says nothing of those of a class.
  private func has(_ member: DeclaredName, in type: String) -> Bool {
    ancestry(of: type).contains { name in
      coverage.frameworks.has(member, in: name)
        || (member.base != "init" || name == type) && coverage.toolchain.has(member, in: name)
    }
  }

  /// A type and all that it inherits from in our frameworks, each once: a protocol may be bound to the class that
  /// conforms to it.
  func ancestry(of type: String) -> some Sequence<String> {
    sequence(state: (open: [type], seen: Set<String>())) { state in
      while let next = state.open.popLast() {
        guard state.seen.insert(next).inserted else { continue }
        state.open += coverage.frameworks.types[next]?.inherited ?? []
        return next
      }
      return nil
    }
  }

  // MARK: - Types

  /// Whether our frameworks or the toolchain have a type.
  ///
  /// What the project's own headers declare is meant there, whatever else has its name, unless a module of ours stands in
  /// for these headers.
  func isThere(_ name: String) -> Bool {
    if SwiftTypes.names.contains(name) || isOfRuntime(name) { return true }
    return known[name]?.module != HeaderFacts.moduleName && (coverage.hasType(name) || isAlias(name))
  }

  private func isOfRuntime(_ name: String) -> Bool {
    coverage.frameworks.types[name].map { SDK.runtimeModules.contains($0.framework) } ?? false
  }

  /// Whether our frameworks have what the facts call a protocol.
  func isProtocolThere(_ name: String) -> Bool {
    isThere(name) && known[name]?.declaration.fact.kind == .protocolType
  }

  /// Whether a type has another of its name: the toolchain's list has aliases among the members.
  private func isAlias(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return has(DeclaredName(String(name[name.index(after: dot)...])), in: String(name[..<dot]))
  }

  private func isKnown(_ name: String) -> Bool {
    isThere(name) || types[name].map { !$0.isAddition } == true || chosenAliases[name] != nil
  }

  private(set) var chosenAliases: [String: SDKFact] = [:]

  /// What did not compile of the conformances below.
  private var refused: Set<Conformance> = []

  /// A class, and a declared protocol to which it conforms on iOS.
  struct Conformance: Hashable {
    let type: String
    let name: String
  }

  var conformances: [Conformance] {
    let protocols = Set(types.filter { !$0.value.isAddition && $0.value.declaration.fact.kind == .protocolType }.keys)
    guard !protocols.isEmpty else { return [] }
    let classes = known.values.map(\.declaration).filter { $0.fact.kind == .classType }
    let all = (classes + extensions.values.joined()).flatMap { declaration in
      declaration.inherited.filter { protocols.contains($0) && isKnown(declaration.name) }
        .map { Conformance(type: declaration.name, name: $0) }
    }
    return Set(all).subtracting(refused).sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// Declares the types that are not there; answers whether all are there then.
  private mutating func makeKnown(_ names: [String], distance: Int) -> Bool {
    for name in names where !isThere(name) && types[name]?.isAddition != false && chosenAliases[name] == nil {
      guard known[name] != nil || aliases[name] != nil else { return false }
    }
    for name in names where !isKnown(name) {
      if let alias = aliases[name], let other = alias.type {
        chosenAliases[name] = alias
        guard makeKnown(SwiftTypes.names(in: other), distance: distance) else {
          chosenAliases[name] = nil
          return false
        }
      } else {
        declare(name, distance: distance)
      }
    }
    return true
  }

  private func typeNames(in fact: SDKFact) -> [String] {
    (fact.parameters.map(\.type) + [fact.type].compactMap { $0 }).flatMap { SwiftTypes.names(in: $0) }
  }

  // MARK: - What does not compile

  /// Takes back what stands in some lines; answers whether there was something.
  mutating func remove(_ lines: [DeclarationWriter.Line]) -> Bool {
    var hasRemoved = false
    var members: [String: Set<Int>] = [:]
    var unwanted: Set<Int> = []
    for line in lines {
      if let global = line.global { unwanted.insert(global) }
      if let conformance = line.conformance { hasRemoved = refused.insert(conformance).inserted || hasRemoved }
      guard let type = line.type else { continue }
      if let member = line.member {
        members[type, default: []].insert(member)
      } else if let initialisers = initialisers(of: type) {
        members[type, default: []].formUnion(initialisers)
      } else {
        chosenAliases[type] = nil
        types[type] = nil
        order.removeAll { $0 == type }
        hasRemoved = true
      }
    }
    for (type, positions) in members {
      guard let all = types[type]?.members else { continue }
      types[type]?.members = all.indices.filter { !positions.contains($0) }.map { all[$0] }
      hasRemoved = true
      if types[type]?.isAddition == true, types[type]?.members.isEmpty == true {
        types[type] = nil
        order.removeAll { $0 == type }
      }
    }
    globals = globals.indices.filter { !unwanted.contains($0) }.map { globals[$0] }
    return hasRemoved || !unwanted.isEmpty
  }

  /// The initialisers of a class, by their positions, without which it may compile: it then has those of its superclass,
  /// which may ask for some; nil where there are none.
  private func initialisers(of type: String) -> Set<Int>? {
    guard let chosen = types[type], !chosen.isAddition, chosen.declaration.fact.kind == .classType else { return nil }
    let positions = chosen.members.indices.filter { chosen.members[$0].kind == .initializer }
    return positions.isEmpty ? nil : Set(positions)
  }

  mutating func removeAll() { (types, order, globals, chosenAliases) = ([:], [], [], [:]) }
}
