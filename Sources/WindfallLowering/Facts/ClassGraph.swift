/// The classes of a target and of the modules that it imports, and which of them inherits from which.
struct ClassGraph: Sendable {
  /// One class.
  struct Node: Sendable {
    let facts: ClassFacts
    let file: String
    /// Nil for the target's own classes.
    let module: String?
    let isInBundle: Bool
  }

  /// What a name stands for.
  enum Meaning: Hashable, Sendable {
    /// A class from elsewhere where the search was to end.
    case root(String)
    case node(Int)
  }

  private enum Entry {
    case node(Int)
    case alias(String, around: String)
  }

  private struct Found {
    let entry: Entry
    let file: String
    let isPrivate: Bool
  }

  private(set) var nodes: [Node] = []
  /// By module, then by the name with the types around it; the target itself has the empty name.
  private var names: [String: [String: [Found]]] = [:]
  private let modules: [String]

  init(_ files: [SourceFacts], imported: [ImportedModule]) {
    modules = imported.map(\.name)
    add(files, module: nil, isInBundle: true)
    for module in imported { add(module.files, module: module.name, isInBundle: module.isInBundle) }
  }

  private mutating func add(_ files: [SourceFacts], module: String?, isInBundle: Bool) {
    var found: [String: [Found]] = [:]
    for file in files {
      for type in file.classes {
        let entry = Found(entry: .node(nodes.count), file: file.path, isPrivate: type.isPrivate)
        found[type.name, default: []].append(entry)
        nodes.append(Node(facts: type, file: file.path, module: module, isInBundle: isInBundle))
      }
      for alias in file.aliases {
        guard let type = alias.type else { continue }
        let around = alias.name.split(separator: ".").dropLast().joined(separator: ".")
        found[alias.name, default: []].append(
          Found(entry: .alias(type, around: around), file: file.path, isPrivate: alias.isPrivate))
      }
    }
    // A name without the types around it is better than none: it may be inherited, or that of an extension's type.
    for (name, entries) in found.sorted(by: { $0.key < $1.key }) where name.contains(".") {
      if found[name.lastComponent] == nil { found[name.lastComponent] = entries }
    }
    names[module ?? ""] = found
  }

  /// What a name means where it is used: in a file of a module, inside of types.
  func meaning(of name: String, around: String, file: String, module: String?, roots: Set<String>) -> Meaning? {
    var (name, around, file, module) = (name, around, file, module)
    var seen: Set<String> = []
    while seen.insert("\(module ?? "")/\(around)/\(name)").inserted {
      let shadow = lookAround(for: name, around: around, file: file, module: module)
      if shadow == nil, roots.contains(name.lastComponent) { return .root(name.lastComponent) }
      guard let (found, home) = shadow ?? look(up: name, around: around, file: file, module: module) else { return nil }
      switch found.entry {
      case .node(let index): return .node(index)
      case .alias(let type, let outer): (name, around, file, module) = (type, outer, found.file, home)
      }
    }
    return nil
  }

  /// The class and its superclasses up to one of the roots, and this; nil for a class that does not inherit from any.
  func ancestry(of index: Int, upTo roots: Set<String>) -> (classes: [Int], root: String)? {
    var (chain, last) = ([index], index)
    while let superclass = nodes[last].facts.superclass {
      let node = nodes[last]
      let outer = node.facts.name.split(separator: ".").dropLast().joined(separator: ".")
      switch meaning(of: superclass, around: outer, file: node.file, module: node.module, roots: roots) {
      case .root(let name): return (chain, name)
      case .node(let next) where !chain.contains(next):
        chain.append(next)
        last = next
      default: return nil
      }
    }
    return nil
  }

  /// Looks a name up in the types around the one that uses it, from the inside out: what they have of a name comes before
  /// what is imported.
  private func lookAround(
    for name: String, around: String, file: String, module: String?
  ) -> (Found, module: String?)? {
    var around = around.split(separator: ".").map { String($0) }
    while !around.isEmpty {
      let path = (around + [name]).joined(separator: ".")
      if let found = choose(names[module ?? ""]?[path], file) { return (found, module) }
      around.removeLast()
    }
    return nil
  }

  /// Looks a name up in the types around the one that uses it, then in the modules.
  private func look(up name: String, around: String, file: String, module: String?) -> (Found, module: String?)? {
    let own = module ?? ""
    if let found = lookAround(for: name, around: around, file: file, module: module) { return found }
    if let found = choose(names[own]?[name], file) { return (found, module) }
    let parts = name.split(separator: ".", maxSplits: 1).map { String($0) }
    if parts.count == 2, let found = choose(names[parts[0]]?[parts[1]], nil) { return (found, parts[0]) }
    let others = modules.filter { $0 != module }
    for other in others { if let found = choose(names[other]?[name], nil) { return (found, other) } }
    if let found = choose(names[own]?[name.lastComponent], file) { return (found, module) }
    for other in others { if let found = choose(names[other]?[name.lastComponent], nil) { return (found, other) } }
    return nil
  }

  /// A file's own private names come first, and those of other files not at all where there is another.
  private func choose(_ found: [Found]?, _ file: String?) -> Found? {
    found?.first { $0.isPrivate && $0.file == file } ?? found?.first { !$0.isPrivate } ?? found?.first
  }
}
