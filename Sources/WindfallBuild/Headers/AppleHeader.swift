import WindfallFacts

/// What headers of Objective-C name of Apple's, as a header of their own: it is made from the facts, and from what every
/// header needs.
struct AppleHeader {
  /// The name that a type has in Objective-C, by which headers know it.
  private struct Entry {
    let module: String
    let declaration: SDKDeclaration
    /// The name in Objective-C.
    let name: String
  }

  private var entries: [String: Entry] = [:]
  /// The names in Objective-C, by those in Swift.
  private var names: [String: String] = [:]

  init(modules: [SDKModule], names table: ObjectiveCNames) {
    for module in modules {
      // Structures in small letters are C's own.
      for declaration in module.declarations
      where declaration.fact.kind.isType && declaration.name.first?.isUppercase == true {
        for name in table.names(of: declaration, in: module.name) where entries[name] == nil {
          entries[name] = Entry(module: module.name, declaration: declaration, name: name)
          if names[declaration.name] == nil { names[declaration.name] = name }
        }
      }
    }
  }

  /// What Swift calls a type of this name; nil where it is called the same, or is not known.
  func swiftName(of name: String) -> String? {
    let found = entries[name]?.declaration.name ?? entries[Self.withoutReference(name)]?.declaration.name
    return found == name ? nil : found ?? ObjectiveCPrologue.typedStrings[name]
  }

  /// Whether Apple has a type of this name.
  func has(_ name: String) -> Bool { entries[name] != nil }

  /// The names of types that headers mention, which Swift calls otherwise.
  func renamed(among mentioned: Set<String>) -> [String: String] {
    var result: [String: String] = [:]
    for name in mentioned { result[name] = swiftName(of: name) }
    return result
  }

  /// Those of the names that are typed strings.
  func typedStrings(among mentioned: Set<String>) -> Set<String> {
    mentioned.filter { name in
      guard let fact = entries[name]?.declaration.fact else {
        return name == "NSNotificationName" || ObjectiveCPrologue.typedStrings[name] != nil
      }
      return fact.rawType == "String" && fact.inherited.contains("RawRepresentable")
    }
  }

  /// The header's text, for the names that others mention.
  func text(mentioning mentioned: Set<String>) -> String {
    var writer = Writer(header: self)
    for name in mentioned.sorted() { writer.write(name) }
    return [ObjectiveCPrologue.text, writer.forward, writer.lines, "#pragma clang assume_nonnull end", ""]
      .joined(separator: "\n")
  }

  /// A type of Core Foundation's is named by its references.
  private static func withoutReference(_ name: String) -> String {
    name.hasSuffix("Ref") ? String(name.dropLast(3)) : name
  }

  /// Writes each type behind those that it builds on.
  private struct Writer {
    let header: AppleHeader
    var forward = ""
    var lines = ""
    private var done: Set<String> = ObjectiveCPrologue.names

    init(header: AppleHeader) { self.header = header }

    mutating func write(_ name: String) {
      guard done.insert(name).inserted else { return }
      if let entry = header.entries[name] {
        write(entry)
      } else if ObjectiveCPrologue.typedStrings[name] != nil {
        writeTypedString(name, of: "NSString *")
      } else if name.hasSuffix("Ref"), isOfCore(AppleHeader.withoutReference(name)) {
        let object = "WindfallCore_\(AppleHeader.withoutReference(name))"
        lines += "typedef struct __attribute__((objc_bridge(id))) \(object) *\(name);\n"
      }
    }

    /// Whether references are made to a type of this name; those that are bridged free of charge have no facts.
    private func isOfCore(_ name: String) -> Bool {
      header.entries[name]?.declaration.fact.kind == .classType
        || ["CF", "CG", "CT", "CV", "CM", "Sec", "SC", "AB"].contains { name.hasPrefix($0) }
    }

    private mutating func write(_ entry: Entry) {
      let declaration = entry.declaration
      switch declaration.fact.kind {
      case .classType: writeClass(entry)
      case .protocolType: lines += "@protocol \(entry.name) <NSObject>\n@end\n"
      case .enumType: writeEnumeration(entry, raw: declaration.inherited.first ?? "Int")
      case .structType where declaration.inherited.contains("OptionSet"):
        writeEnumeration(entry, raw: declaration.fact.rawType ?? "UInt", attribute: "flag_enum, ")
      case .structType where declaration.inherited.contains("RawRepresentable"):
        let raw = declaration.fact.rawType.flatMap { ObjectiveCPrologue.integers[$0] } ?? "NSString *"
        writeTypedString(entry.name, of: raw)
      case .structType where declaration.inherited.contains("Error"): break
      default: lines += "typedef struct \(entry.name) { long windfall; } \(entry.name);\n"
      }
    }

    private mutating func writeTypedString(_ name: String, of raw: String) {
      lines += "typedef \(raw) \(name) __attribute__((swift_newtype(struct)));\n"
    }

    private mutating func writeClass(_ entry: Entry) {
      let parent = entry.declaration.inherited.first.flatMap { header.names[$0] }
        .flatMap { header.entries[$0]?.declaration.fact.kind == .classType ? $0 : nil }
      if let parent { write(parent) }
      let parameters = ObjectiveCPrologue.parameters[entry.name].map { "<\($0)>" } ?? ""
      forward += "@class \(entry.name)\(parameters);\n"
      lines += "@interface \(entry.name)\(parameters) : \(parent ?? "NSObject")\n@end\n"
    }

    private mutating func writeEnumeration(_ entry: Entry, raw: String, attribute: String = "") {
      let type = ObjectiveCPrologue.integers[raw] ?? "NSInteger"
      let head = "enum __attribute__((\(attribute)enum_extensibility(open))) \(entry.name) : \(type)"
      lines += "typedef \(head) \(entry.name); \(head) { \(entry.name)Windfall };\n"
    }
  }
}
