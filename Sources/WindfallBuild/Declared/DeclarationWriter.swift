import WindfallFacts

/// Writes declarations as Swift, each member on a line of its own.
struct DeclarationWriter {
  /// What a declared class comes from in the end, which decides how objects are made.
  enum Root: Equatable {
    case object, view, controller
    /// A class with initialisers that are not known.
    case other
  }

  /// A line of the text, and what it declares.
  struct Line {
    var text: String
    /// The type as its name; nil for globals and what goes with the whole text.
    var type: String?
    /// The member by its position in the type; nil where the line belongs to the whole type.
    var member: Int?
    /// The global by its position.
    var global: Int?
    var conformance: DeclarationChoice.Conformance?
  }

  let choice: DeclarationChoice
  /// The modules of ours that hold what the declarations name.
  let modules: [String]

  private(set) var lines: [Line] = []
  var values: ValueText { ValueText(choice: choice) }

  init(choice: DeclarationChoice, modules: [String]) {
    self.choice = choice
    self.modules = modules
  }

  /// The prefix that members of ours need: types of these modules belong to the main actor.
  static let userInterface: Set<String> = [
    "UIKit", "ContactsUI", "EventKitUI", "MessageUI", "PassKit", "PDFKit", "PencilKit", "PhotosUI", "QuickLook",
    "SafariServices", "StoreKit", "VisionKit", "AVKit", "GameKit", "SpriteKit", "MapKit", "WebKit", "CarPlay",
  ]

  mutating func write() {
    lines = []
    add("import Foundation; @_spi(Windfall) import FoundationOverlay" + modules.map { "; import \($0)" }.joined())
    for name in choice.order {
      guard let type = choice.types[name] else { continue }
      if type.isAddition { writeAddition(type, name) } else { writeType(type, name) }
    }
    for (name, alias) in choice.chosenAliases.sorted(by: { $0.key < $1.key }) {
      open(name)
      add("public typealias \(Self.simple(name)) = \(alias.type ?? "Never")", name)
      close(name)
    }
    for conformance in choice.conformances {
      let text = "extension \(conformance.type): \(conformance.name) {}"
      lines.append(Line(text: text, conformance: conformance))
    }
    for (index, global) in choice.globals.enumerated() {
      lines.append(Line(text: text(ofGlobal: global), type: nil, member: nil, global: index))
    }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

  mutating func add(_ text: String, _ type: String? = nil, _ member: Int? = nil) {
    lines.append(Line(text: text, type: type, member: member))
  }

  /// A type within another stands in an extension of that one.
  private mutating func open(_ name: String) {
    if let dot = name.lastIndex(of: ".") { add("extension \(name[..<dot]) {", name) }
  }

  private mutating func close(_ name: String) {
    if name.contains(".") { add("}", name) }
  }

  static func simple(_ name: String) -> String { name.split(separator: ".").last.map { String($0) } ?? name }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "Protocol", "Type",
  ]

  /// A name as it may stand in a declaration.
  static func quoted(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  // MARK: - Types

  private mutating func writeType(_ type: DeclarationChoice.ChosenType, _ name: String) {
    open(name)
    switch type.declaration.fact.kind {
    case .enumType: writeEnum(type, name)
    case .structType: writeStruct(type, name)
    case .protocolType: writeProtocol(type, name)
    default: writeClass(type, name)
    }
    add("}", name)
    close(name)
  }

  private mutating func writeEnum(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let raw = type.declaration.inherited.first { $0 != "Error" && $0 != "Sendable" }
    add("public enum \(Self.simple(name))\(raw.map { ": \($0), Sendable" } ?? ": Sendable") {", name)
    var names: [String: String] = [:]
    for (index, member) in type.members.enumerated() {
      if member.kind == .enumCase {
        let value = member.value ?? "=\(member.name)"
        if let other = names[value] {
          if other == member.name { continue }
          add("  public static var \(Self.quoted(member.name)): Self { .\(Self.quoted(other)) }", name, index)
          continue
        }
        names[value] = member.name
        add("  case \(Self.quoted(member.name))\(member.value.map { " = \($0)" } ?? "")", name, index)
      } else {
        add("  " + text(of: member, in: name, opening: ""), name, index)
      }
    }
  }

  private mutating func writeStruct(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let simple = Self.simple(name)
    if let raw = type.declaration.fact.rawType, type.declaration.inherited.contains("OptionSet") {
      add("public struct \(simple): OptionSet, Hashable, Sendable {", name)
      add("  public let rawValue: \(raw); public init(rawValue: \(raw)) { self.rawValue = rawValue }", name)
    } else if let raw = type.declaration.fact.rawType
      ?? (type.declaration.inherited.contains("OptionSet") ? "UInt" : nil)
    {
      let isSet = type.declaration.inherited.contains("OptionSet")
      add("public struct \(simple): \(isSet ? "OptionSet" : "RawRepresentable"), Hashable, Sendable {", name)
      add("  public let rawValue: \(raw); public init(rawValue: \(raw)) { self.rawValue = rawValue }", name)
      if !isSet { add("  public init(_ rawValue: \(raw)) { self.rawValue = rawValue }", name) }
      if raw == "String" { add("  public init() { rawValue = \"\" }", name) }
    } else {
      let isError = type.declaration.inherited.contains("Error")
      add("public struct \(simple): \(isError ? "Error" : "Sendable") {", name)
      if isError { writeCodes(of: name) }
    }
    for (index, member) in type.members.enumerated() {
      add("  " + text(of: member, in: name, opening: ""), name, index)
    }
  }

  /// What every error has of its codes.
  private mutating func writeCodes(of name: String) {
    guard let codes = choice.types["\(name).Code"] else { return }
    let code = "\(name).Code"
    add("  public let code: \(code); public init(_ code: \(code)) { self.code = code }", name)
    for member in codes.members where member.kind == .enumCase {
      let label = Self.quoted(member.name)
      add("  public static var \(label): \(code) { .\(label) }", name)
    }
  }

  private mutating func writeProtocol(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let isOfScreen = Self.userInterface.contains(type.module)
    let parents = type.declaration.inherited.filter {
      $0 == "NSObjectProtocol" || choice.types[$0]?.isAddition == false || choice.isProtocolThere($0)
    }
    let list = parents.isEmpty ? "AnyObject" : parents.joined(separator: ", ")
    add("\(isOfScreen ? "@preconcurrency @MainActor " : "")public protocol \(Self.simple(name)): \(list) {", name)
    let wanted = type.members.enumerated().filter { $1.kind == .property || $1.kind == .function }
    for (index, member) in wanted {
      let word = member.isStatic ? "static " : ""
      if member.kind == .property {
        let access = member.isSettable ? "{ get set }" : "{ get }"
        add("  \(word)var \(Self.quoted(member.name)): \(member.type ?? "Any") \(access)", name, index)
      } else {
        add("  \(word)\(signature(of: member, hasDefaults: false))", name, index)
      }
    }
    guard !wanted.isEmpty else { return }
    // A type may leave out what is optional, or has an `async` twin.
    add("}; extension \(name) {", name)
    for (index, member) in wanted {
      add("  " + text(of: member, in: name, opening: "", isInExtension: true), name, index)
    }
  }

  /// What a class that is declared comes from.
  static func root(of name: String, in choice: DeclarationChoice) -> Root {
    var next = name
    var seen: Set<String> = []
    while let type = choice.types[next], !type.isAddition, seen.insert(next).inserted {
      guard let parent = superclass(of: type, in: choice) else { return .object }
      next = parent
    }
    if next == "NSObject" { return .object }
    for current in choice.ancestry(of: next) {
      if current == "UIView" { return ["UITableViewCell"].contains(next) ? .other : .view }
      if current == "UIViewController" { return .controller }
    }
    return .other
  }

  static func superclass(of type: DeclarationChoice.ChosenType, in choice: DeclarationChoice) -> String? {
    guard let first = type.declaration.inherited.first else { return nil }
    if let chosen = choice.types[first], !chosen.isAddition {
      return chosen.declaration.fact.kind == .classType ? first : nil
    }
    let isProtocol = ["NSCopying", "NSCoding", "NSSecureCoding", "NSObjectProtocol", "Sendable"].contains(first)
    return choice.isThere(first) && !isProtocol ? first : nil
  }

  private mutating func writeClass(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let parent = Self.superclass(of: type, in: choice) ?? "NSObject"
    let root = Self.root(of: name, in: choice)
    let isBase = choice.types[parent].map(\.isAddition) ?? true
    let coding = root == .object ? coding(of: type) : nil
    let parents = ([parent, coding].compactMap { $0 } + ["@unchecked Sendable"]).joined(separator: ", ")
    add("open class \(Self.simple(name)): \(parents) {", name)
    writeRootInitialisers(root, name, isBase: isBase, members: type.members)
    if coding != nil { writeCoding(of: type, name) }
    var seen: Set<String> = []
    for (index, member) in type.members.enumerated() {
      if member.kind == .initializer {
        guard !["init()", "init(coder:)", "init(frame:)", "init(nibName:bundle:)"].contains(member.reference),
          seen.insert(member.parameters.map { $0.label + ":" + $0.type }.joined()).inserted
        else { continue }
        let isInherited = root == .object && inheritsInitialiser(like: member, name)
        add("  " + initialiser(member, name, root, isInherited ? "override " : ""), name, index)
      } else {
        guard let opening = opening(of: member, in: name) else { continue }
        add("  " + text(of: member, in: name, opening: opening), name, index)
      }
    }
  }

  /// Whether a declared class above has an initialiser with the same parameters.
  private func inheritsInitialiser(like member: SDKFact, _ name: String) -> Bool {
    var next = choice.types[name].flatMap { Self.superclass(of: $0, in: choice) }
    while let current = next, let type = choice.types[current], !type.isAddition {
      let isThere = type.members.contains {
        $0.kind == .initializer && $0.reference == member.reference
          && $0.parameters.map(\.type) == member.parameters.map(\.type)
      }
      if isThere { return true }
      next = Self.superclass(of: type, in: choice)
    }
    return false
  }

  /// How the member of a class begins; nil where the class has it from one that is there.
  private func opening(of member: SDKFact, in name: String) -> String? {
    var next = choice.types[name].flatMap { Self.superclass(of: $0, in: choice) }
    var seen: Set<String> = [name]
    while let current = next, seen.insert(current).inserted {
      guard let type = choice.types[current], !type.isAddition else {
        return member.modifiers.contains("override") && choice.has(member, in: current) ? nil : "open "
      }
      if type.members.contains(where: { $0.reference == member.reference && $0.isStatic == member.isStatic }) {
        return "open override "
      }
      next = Self.superclass(of: type, in: choice)
    }
    return "open "
  }

  /// The initialisers that every class of a root has.
  private mutating func writeRootInitialisers(_ root: Root, _ name: String, isBase: Bool, members: [SDKFact]) {
    let mark = choice.types[name]?.module == HeaderFacts.moduleName ? Self.inObjectiveC : ""
    switch root {
    case .object:
      let quiet = isBase ? "super.init()" : "super.init(windfallQuiet: ())"
      add("  public \(isBase ? "" : "override ")init(windfallQuiet: ()) { \(quiet) }", name)
      add("  public override init() { windfallUnimplemented(\"\(name).init()\(mark)\"); \(quiet) }", name)
      guard isDecoded(name) else { return }
      let isInherited = choice.types[name].flatMap { Self.superclass(of: $0, in: choice) }.map(isDecoded) ?? false
      let above = isInherited ? "super.init(coder: coder)" : quiet
      let note = "windfallUnimplemented(\"\(name).init(coder:)\(mark)\")"
      add("  public required init?(coder: NSCoder) { \(note); \(above) }", name)
    case .view:
      let note = "windfallUnimplemented(\"\(name).init(frame:)\(mark)\")"
      add("  public override init(frame: CGRect) { \(note); super.init(frame: frame) }", name)
      // Views whose class has more initialisers than these do not inherit it.
      add("  public convenience init() { self.init(frame: .zero) }", name)
      let coder = "windfallUnimplemented(\"\(name).init(coder:)\(mark)\")"
      add("  public required init?(coder: NSCoder) { \(coder); super.init(coder: coder) }", name)
    case .controller:
      let note = "windfallUnimplemented(\"\(name).init(nibName:bundle:)\(mark)\")"
      add(
        "  public override init(nibName: String?, bundle: Bundle?) { \(note); super.init(nibName: nibName, bundle: bundle) }",
        name)
      let coder = "windfallUnimplemented(\"\(name).init(coder:)\(mark)\")"
      add("  public required init?(coder: NSCoder) { \(coder); super.init(coder: coder) }", name)
    case .other: break
    }
  }

  private mutating func writeAddition(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let label = "WindfallDeclared_" + name.split(separator: ".").joined(separator: "_")
    let kind = type.declaration.fact.kind
    if kind == .protocolType {
      add("extension \(name) {", name)
    } else {
      // Of what facts only extend, what stands in another type is a structure of names.
      let isValue = kind == .enumType || kind == .structType || kind == .extensionOfType && name.contains(".")
      let constraint = isValue ? "==" : ":"
      // A protocol's extension is no obstacle to classes that declare the same themselves.
      add("public protocol \(label) {}; extension \(name): \(label) {}", name)
      add("extension \(label) where Self \(constraint) \(name) {", name)
    }
    for (index, member) in type.members.enumerated() {
      add("  " + text(of: member, in: name, opening: "", isInExtension: true), name, index)
    }
    add("}", name)
    writeCases(type, name)
  }

  /// No value can be a case that an enumeration lacks, so that patterns of it never match, unless it is another name of a
  /// case that is there: then they have the same raw value.
  private mutating func writeCases(_ type: DeclarationChoice.ChosenType, _ name: String) {
    let cases = type.members.enumerated().filter { $1.kind == .enumCase }
    guard !cases.isEmpty else { return }
    let label = "WindfallMissing_" + name.split(separator: ".").joined(separator: "_")
    let raw = rawType(of: name)
    add("public struct \(label): Sendable {", name)
    if let raw { add("  let raw: \(raw)?", name) }
    for (index, member) in cases {
      let value = raw == nil ? "" : "raw: \(member.value ?? "nil")"
      add("  public static let \(Self.quoted(member.name)) = \(label)(\(value))", name, index)
    }
    add("}", name)
    for (subject, value) in [(name, "value"), (name + "?", "value?")] {
      let answer = raw == nil ? "false" : "\(value).rawValue == pattern.raw"
      add("public func ~= (pattern: \(label), value: \(subject)) -> Bool { \(answer) }", name)
    }
  }

  /// The type of the raw values of an enumeration that is there.
  func rawType(of name: String) -> String? {
    let inherited = choice.coverage.frameworks.types[name]?.inherited ?? []
    return inherited.first { ["Int", "Int32", "Int64", "UInt", "UInt8", "UInt32", "UInt64"].contains($0) }
  }
}
