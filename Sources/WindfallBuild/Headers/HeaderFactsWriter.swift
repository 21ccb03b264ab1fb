import WindfallProject

/// Writes what the importer has found in headers as facts, in the form that those of Apple's frameworks have.
struct HeaderFactsWriter {
  let interface: ImportedInterface
  let types: ImportedTypes
  /// The selectors of methods that throw, which the importer could not see.
  let throwing: Set<String>
  /// Those of them that stand for a method that does not throw, too.
  let twins: Set<String>
  let refined: RefinedNames
  /// The enumerations of errors.
  let errors: Set<String>
  /// The names of what the compiler sees of C, which is not declared once more.
  let seen: Set<String>

  private var declarations: [(line: String, members: [String])] = []
  private var positions: [String: Int] = [:]

  init(
    interface: ImportedInterface, types: ImportedTypes, throwing: Set<String> = [],
    twins: Set<String> = [], refined: RefinedNames = RefinedNames(), errors: Set<String> = [], seen: Set<String> = []
  ) {
    self.errors = errors
    self.seen = seen
    self.interface = interface
    self.types = types
    self.throwing = throwing
    self.twins = twins
    self.refined = refined
  }

  /// The facts of a module of this name.
  mutating func text(module: String) -> String {
    for entity in interface.entities { addTop(entity, in: nil) }
    var lines = ["# \(module): what the project's headers in Objective-C declare"]
    for declaration in declarations {
      if declaration.line.hasPrefix("extension "), declaration.members.isEmpty, !declaration.line.contains(" : ") {
        continue
      }
      lines.append(declaration.line)
      lines += declaration.members.map { "\t" + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func kind(of entity: ImportedInterface.Entity) -> String {
    let start = "source.lang.swift.decl."
    return entity.kind.hasPrefix(start) ? String(entity.kind.dropFirst(start.count)) : entity.kind
  }

  private static let typeKinds: Set<String> = ["class", "struct", "enum", "protocol"]

  private mutating func addTop(_ entity: ImportedInterface.Entity, in outer: String?) {
    if let name = entity.name?.prefix(while: { $0 != "(" }), seen.contains(String(name)) { return }
    let kind = Self.kind(of: entity)
    if kind.hasPrefix("extension") {
      let head = interface.text(of: entity).dropFirst("extension ".count)
      let name = types.extended(head.prefix { $0 != " " && $0 != "{" && $0 != ":" })
      let adopted = parents(in: head)
      let line = "extension \(name)" + (adopted.isEmpty ? "" : " : " + adopted.joined(separator: ", "))
      addMembers(of: entity, to: line, named: name)
    } else if Self.typeKinds.contains(kind), !entity.isUnavailable {
      addType(entity, kind, in: outer)
    } else if ["var.global", "function.free", "typealias"].contains(kind), isOfHeaders(entity) {
      let text = member(entity)
      if !text.isEmpty { _ = declare(text) }
    }
  }

  private mutating func addType(_ entity: ImportedInterface.Entity, _ kind: String, in outer: String?) {
    guard isOfHeaders(entity), let own = entity.name else { return }
    let name = (outer.map { $0 + "." } ?? "") + own
    var parents = parents(in: interface.text(of: entity))
      .filter { !$0.contains("<") && !["Equatable", "Hashable"].contains($0) && !$0.contains("Sendable") }
    if kind == "struct" {
      parents = parents.filter { ["OptionSet", "RawRepresentable"].contains($0) }
      if parents.first == "RawRepresentable" { parents = ["RawRepresentable(\(rawType(of: entity) ?? "String"))"] }
      if parents.first == "OptionSet", let raw = rawType(of: entity), raw != "UInt" { parents = ["OptionSet(\(raw))"] }
    }
    if kind == "enum", errors.contains(name) {
      _ = declare("struct \(name) : Error")
      addMembers(of: entity, to: "enum \(name).Code : Int", named: "\(name).Code")
      return
    }
    let line = "\(kind) \(name)" + (parents.isEmpty ? "" : " : " + parents.joined(separator: ", "))
    addMembers(of: entity, to: line, named: name)
  }

  /// What a declaration inherits from or adopts.
  private func parents(in text: some StringProtocol) -> [String] {
    let list = text.prefix { $0 != "{" }.split(separator: " : ", maxSplits: 1).dropFirst().first
    return (list?.split(separator: ",") ?? []).map { types.type(String($0).trimmed) }.filter { !$0.isEmpty }
  }

  private func rawType(of entity: ImportedInterface.Entity) -> String? {
    let initialiser = (entity.entities ?? []).first { $0.name?.hasPrefix("init(rawValue:") == true }
    guard let text = initialiser.map(interface.text), let colon = text.firstIndex(of: ":") else { return nil }
    let type = types.type(text[text.index(after: colon)...].prefix { $0 != ")" }.trimmed)
    return type.isEmpty ? nil : type
  }

  private mutating func addMembers(of entity: ImportedInterface.Entity, to line: String, named name: String) {
    let position = declare(line)
    for inner in entity.entities ?? [] {
      if Self.typeKinds.contains(Self.kind(of: inner)) {
        addTop(inner, in: name)
      } else if isOfHeaders(inner) || isMemberwise(inner, of: line), !inner.isUnavailable {
        for text in members(inner) where !text.isEmpty && !declarations[position].members.contains(text) {
          declarations[position].members.append(text)
        }
      }
    }
  }

  /// What the importer adds to each type by itself is left to Swift.
  private func isOfHeaders(_ entity: ImportedInterface.Entity) -> Bool { entity.identity?.hasPrefix("c:") == true }

  private func isMemberwise(_ entity: ImportedInterface.Entity, of line: String) -> Bool {
    line.hasPrefix("struct ") && !line.contains(" : ") && Self.kind(of: entity) == "function.constructor"
  }

  private mutating func declare(_ line: String) -> Int {
    if let position = positions[line] { return position }
    declarations.append((line, []))
    positions[line] = declarations.count - 1
    return declarations.count - 1
  }

  // MARK: - Members

  private func member(_ entity: ImportedInterface.Entity) -> String {
    let kind = Self.kind(of: entity)
    var text = refined.declaration(types.declaration(interface.text(of: entity)), identity: entity.identity)
    if kind == "enumelement" || kind == "typealias" { return text }
    if kind.hasPrefix("var") {
      // What a property of C's own objects is assigned, nobody keeps; ours keeps it.
      text.replace("unowned(unsafe) ", with: "", maxReplacements: 1)
      if text.contains("let ") {
        return text.hasSuffix("!") ? String(text.dropLast()) : text
      }
      return text.hasSuffix("}") ? text : text + " { get set }"
    }
    if kind.hasPrefix("function.subscript"), !text.hasSuffix("}") { return text + " { get set }" }
    return text
  }

  /// What a declaration means: a method that throws, beside its twin where it has one.
  private func members(_ entity: ImportedInterface.Entity) -> [String] {
    let text = member(entity)
    let isMethod = Self.kind(of: entity).hasPrefix("function") && !Self.kind(of: entity).hasPrefix("function.subscript")
    guard isMethod, let selector = entity.identity?.split(separator: ")").last.map({ String($0) }),
      throwing.contains(selector)
    else { return [text] }
    return (twins.contains(selector) ? [text] : []) + [Self.throwing(text)]
  }

  /// The declaration with `throws`: what tells of success then is not given any more.
  static func throwing(_ text: String) -> String {
    guard !text.contains(" throws"), let close = closing(of: text) else { return text }
    var head = String(text[...close])
    var result = String(text[text.index(after: close)...])
    if result == " -> Bool" { result = "" }
    if result.hasPrefix(" -> "), result.hasSuffix("?") || result.hasSuffix("!") { result.removeLast() }
    for mark in ["init?(", "init!("] { head = head.replacing(mark, with: "init(", maxReplacements: 1) }
    return head + " throws" + result
  }

  /// The parenthesis that closes the parameters.
  private static func closing(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      guard text[index] == ")" else { continue }
      depth -= 1
      if depth == 0 { return index }
    }
    return nil
  }
}
