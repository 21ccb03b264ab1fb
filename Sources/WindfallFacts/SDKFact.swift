/// One declaration, as a line of facts has it.
public struct SDKFact: Hashable, Sendable {
  /// What is declared.
  public enum Kind: Hashable, Sendable {
    case classType, protocolType, enumType, structType, alias, extensionOfType
    case function, initializer, property, enumCase, subscriptAccess

    public var isType: Bool {
      switch self {
      case .classType, .protocolType, .enumType, .structType: true
      default: false
      }
    }
  }

  /// A parameter: the label is `_` where there is none.
  public struct Parameter: Hashable, Sendable {
    public var label: String
    public var name: String
    public var type: String
    /// What stands for it where it is left out.
    public var standard: String?
  }

  public private(set) var kind: Kind
  /// The name without labels; of types with those around.
  public private(set) var name: String
  /// The words before the keyword, such as `class` and `weak`.
  public private(set) var modifiers: [String] = []
  public private(set) var parameters: [Parameter] = []
  public private(set) var isAsync = false
  public private(set) var isThrowing = false
  /// Whether an initialiser may give nil.
  public private(set) var isFailable = false
  /// The type of what a function gives, or of a property; the other name of an alias.
  public private(set) var type: String?
  /// The generic parameters in angle brackets, and what is said of them behind `where`.
  public private(set) var generics = ""
  public private(set) var requirements = ""
  public private(set) var isSettable = false
  /// What stands behind `=`.
  public private(set) var value: String?
  public private(set) var inherited: [String] = []
  /// The type of raw values: of option sets and structures.
  public private(set) var rawType: String?
  public private(set) var selector: String?
  public private(set) var since: String?
  public private(set) var deprecated: String?

  public var isStatic: Bool { !Set(modifiers).isDisjoint(with: ["class", "static"]) }
  public var isOptional: Bool { modifiers.contains("optional") }

  /// The name with labels: `record(atTime:)`.
  public var reference: String {
    switch kind {
    case .function, .initializer, .subscriptAccess: "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    default: name
    }
  }

  /// What tells a member of a type from the others: methods of one name may differ in the types that they take, and a
  /// method that throws from one that does not.
  public var identity: String { header + (isThrowing ? " throws" : "") }

  /// What Swift tells methods by: whether they throw does not count, what they give does.
  public var signature: String { header + " -> " + (type ?? "Void") }

  private var header: String {
    (isStatic ? "static " : "") + reference + parameters.map(\.type).joined(separator: ",") + (isAsync ? " async" : "")
  }

  private static let words: Set<String> = [
    "class", "static", "optional", "weak", "unowned", "convenience", "required", "mutating", "nonisolated", "final",
    "lazy", "override", "open", "public", "unowned(unsafe)", "indirect",
  ]

  /// Reads a line without its indentation.
  init?(_ text: String, fields: some Sequence<String> = []) {
    var text = Substring(text)
    var modifiers: [String] = []
    // What is advice to callers says nothing about the declaration.
    while text.hasPrefix("@") { text = text.drop { $0 != " " }.drop { $0 == " " } }
    var keyword = Self.takeWord(&text)
    // `class` is a modifier where another declaration follows.
    while Self.words.contains(keyword) {
      let next = text.prefix { $0 != " " && $0 != "(" && $0 != "?" }
      if keyword == "class", !["func", "var", "let", "subscript"].contains(next) { break }
      modifiers.append(keyword)
      keyword = Self.takeWord(&text)
    }
    if keyword.hasPrefix("init") || keyword.hasPrefix("subscript") {
      text = keyword.dropFirst(keyword.hasPrefix("init") ? 4 : 9) + (text.isEmpty ? "" : " ") + text
      keyword = keyword.hasPrefix("init") ? "init" : "subscript"
    }
    (kind, name) = (.alias, "")
    self.modifiers = modifiers
    guard read(keyword, text) else { return nil }
    for field in fields {
      switch field.first {
      case "@": selector = String(field.dropFirst())
      case "+": since = String(field.dropFirst())
      case "-": deprecated = String(field.dropFirst())
      default: return nil
      }
    }
  }

  private mutating func read(_ keyword: String, _ text: Substring) -> Bool {
    switch keyword {
    case "class": kind = .classType
    case "protocol": kind = .protocolType
    case "enum": kind = .enumType
    case "struct": kind = .structType
    case "extension": kind = .extensionOfType
    case "typealias":
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return false }
      (name, type) = (Self.trimmed(parts[0]), Self.trimmed(parts[1]))
      return Self.isName(name)
    case "func":
      kind = .function
      return readFunction(text)
    case "init":
      kind = .initializer
      return readFunction("init" + text)
    case "subscript":
      kind = .subscriptAccess
      return readFunction("subscript" + text)
    case "var", "let":
      kind = .property
      return readProperty(text, isVariable: keyword == "var")
    case "case":
      kind = .enumCase
      return readProperty(text, isVariable: false)
    default: return false
    }
    return readType(text)
  }

  private mutating func readType(_ text: Substring) -> Bool {
    let parts = Self.split(text, at: ":", most: 2)
    name = Self.trimmed(parts.first ?? "")
    if let open = name.firstIndex(of: "<") {
      generics = String(name[open...])
      name = String(name[..<open])
    }
    inherited = parts.count > 1 ? Self.split(parts[1], at: ",").map(Self.trimmed) : []
    for index in inherited.indices {
      for prefix in ["OptionSet(", "RawRepresentable("] where inherited[index].hasPrefix(prefix) {
        rawType = String(inherited[index].dropFirst(prefix.count).prefix { $0 != ")" })
        inherited[index] = String(prefix.dropLast())
      }
    }
    return Self.isName(name)
  }

  private mutating func readProperty(_ text: Substring, isVariable: Bool) -> Bool {
    var text = text
    if let brace = text.firstIndex(of: "{") {
      isSettable = text[brace...].contains("set")
      text = text[..<brace]
    } else {
      isSettable = isVariable
    }
    let parts = Self.split(text, at: "=", most: 2)
    if parts.count > 1 { value = Self.trimmed(parts[1]) }
    let pair = Self.split(parts.first ?? "", at: ":", most: 2)
    name = Self.trimmed(pair.first ?? "").replacing("`", with: "")
    if pair.count > 1 { type = Self.trimmed(pair[1]) }
    return Self.isName(name)
  }

  private mutating func readFunction(_ text: Substring) -> Bool {
    guard let open = Self.parameterStart(in: text) else { return false }
    name = Self.trimmed(text[..<open]).replacing("`", with: "")
    if let angle = name.firstIndex(of: "<"), name.first?.isLetter == true {
      generics = String(name[angle...])
      name = String(name[..<angle])
    }
    if name.hasSuffix("?") || name.hasSuffix("!") {
      isFailable = true
      name = Self.trimmed(name.dropLast())
    }
    guard let close = Self.closing(of: open, in: text) else { return false }
    for part in Self.split(text[text.index(after: open)..<close], at: ",") {
      let pair = Self.split(part, at: ":", most: 2)
      guard pair.count == 2 else { return false }
      let names = Self.trimmed(pair[0]).split(separator: " ").map { String($0) }
      guard let label = names.first else { return false }
      let halves = Self.split(pair[1], at: "=", most: 2).map(Self.trimmed)
      guard let type = halves.first else { return false }
      parameters.append(
        Parameter(
          label: label, name: names.count > 1 ? names[1] : label, type: type,
          standard: halves.count > 1 ? halves[1] : nil))
    }
    return readEnd(text[text.index(after: close)...])
  }

  /// What stands behind the parameters.
  private mutating func readEnd(_ text: Substring) -> Bool {
    var text = text
    if let brace = text.firstIndex(of: "{") {
      isSettable = text[brace...].contains("set")
      text = text[..<brace]
    }
    if let range = text.range(of: " where ") {
      requirements = Self.trimmed(text[range.upperBound...])
      text = text[..<range.lowerBound]
    }
    if let arrow = text.range(of: "->") {
      type = Self.trimmed(text[arrow.upperBound...])
      text = text[..<arrow.lowerBound]
      if type == "Void" || type == "()" { type = nil }
    }
    let effects = text.split(separator: " ")
    isAsync = effects.contains("async")
    isThrowing = effects.contains("throws")
    return effects.allSatisfy { ["async", "throws"].contains($0) } && !name.isEmpty
  }
}

// MARK: - Text

extension SDKFact {
  private static func takeWord(_ text: inout Substring) -> String {
    text = text.drop { $0 == " " }
    // The parameters of an initialiser may follow its keyword at once.
    let word = text.prefix { $0 != " " && $0 != "(" }
    if word.hasPrefix("init") || word == "subscript" || word.isEmpty {
      let keyword = word.hasPrefix("init") ? text.prefix(4) : word
      text = text[keyword.endIndex...]
      return String(keyword)
    }
    text = text[word.endIndex...].drop { $0 == " " }
    return String(word)
  }

  fileprivate static func trimmed(_ text: Substring) -> String {
    String(String(text.drop { $0 == " " }.reversed().drop { $0 == " " }).reversed())
  }

  fileprivate static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.`".contains($0) } && !name.hasPrefix(".")
  }

  /// Whether a type in square brackets is a dictionary.
  public static func isDictionary(_ type: String) -> Bool {
    split(type.dropFirst().dropLast(), at: ":").count > 1
  }

  /// Splits where no bracket is open.
  static func split(_ text: Substring, at separator: Character, most: Int = .max) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var previous: Character = " "
    for index in text.indices where parts.count < most - 1 {
      let character = text[index]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = character
    }
    let last = text[start...]
    if !parts.isEmpty || last.contains(where: { $0 != " " }) { parts.append(last) }
    return parts
  }

  /// The parenthesis that opens the parameters: operators and generic parameters come before it.
  private static func parameterStart(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(", depth == 0 { return index }
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
    }
    return nil
  }

  private static func closing(of open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
