/// The facts of Apple's frameworks: `Scripts/sdk-facts` writes them, the tool reads them, and a person can compare two versions.
struct FactsCheck {
  /// What Foundation and the standard library have, which the facts leave to them.
  private static let elsewhere: Set<String> = [
    "NSObject", "NSObjectProtocol", "NSString", "OptionSet", "RawRepresentable", "Error", "Int", "UInt", "Int8", "UInt8", "Int16",
    "UInt16", "Int32", "UInt32", "Int64", "UInt64",
  ]

  private static let kinds: Set<String> = ["class", "protocol", "struct", "enum"]
  private static let modifiers: Set<String> = [
    "class", "static", "optional", "weak", "convenience", "required", "override", "mutating",
  ]

  private let path: String
  private let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n")
  }

  /// The types that this file declares.
  var types: Set<String> {
    Set(lines.filter { !$0.hasPrefix("\t") }.compactMap { Self.type($0)?.name })
  }

  /// What is wrong with the file: its heading, its lines, their order, and types that no file declares.
  func findings(types: Set<String>) -> [Finding] {
    let module = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let isHeaded = lines.first?.hasPrefix("# \(module): facts from ") == true
    var findings = isHeaded ? [] : [Finding(path: path, line: 1, message: "does not begin with \"# \(module): facts from\"")]
    var outer: [String]?
    var inner: [String]?
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let isMember = line.hasPrefix("\t")
      let fields = (isMember ? line.dropFirst() : line).split(separator: "\t", omittingEmptySubsequences: false)
      let text = fields.first ?? ""
      var problem = isMember ? Self.memberProblem(text) : problem(of: text, types: types)
      if !fields.dropFirst().allSatisfy(Self.isTag) { problem = "a field behind the declaration is none of @, + and -" }
      let key = [Self.name(in: text, isMember: isMember), String(text)]
      if isMember, outer == nil { problem = "a member stands before the first declaration" }
      if let last = isMember ? inner : outer, !last.lexicographicallyPrecedes(key) {
        problem = last == key ? "is there twice" : "is not in order"
      }
      (outer, inner) = isMember ? (outer, key) : (key, nil)
      if let problem { findings.append(Finding(path: path, line: index + 1, message: "\(text): \(problem)")) }
    }
    return findings
  }

  private func problem(of text: Substring, types: Set<String>) -> String? {
    if let type = Self.type(text) {
      let unknown = type.inherited.filter { !types.contains($0) && !Self.elsewhere.contains($0) }
      return unknown.isEmpty ? nil : "no file declares \(unknown.joined(separator: ", "))"
    }
    let known = ["let ", "var ", "func ", "typealias ", "extension "]
    return known.contains { text.hasPrefix($0) } ? nil : "is no declaration"
  }

  private static func memberProblem(_ text: Substring) -> String? {
    var words = text.split(separator: " ")[...]
    while let word = words.first, modifiers.contains(String(word)) { words.removeFirst() }
    let keyword = words.first?.prefix { $0 != "(" && $0 != "?" } ?? ""
    return ["func", "var", "let", "case", "init", "subscript"].contains(keyword) ? nil : "is no member"
  }

  private static func isTag(_ field: Substring) -> Bool {
    switch field.first {
    case "@": field.count > 1
    case "+", "-": field.dropFirst().allSatisfy { $0.isNumber || $0 == "." } && field.count > 1
    default: false
    }
  }

  /// The name and what it builds on, of a type's line.
  private static func type(_ line: Substring) -> (name: String, inherited: [String])? {
    let text = line.prefix { $0 != "\t" }
    let words = text.split(separator: " ")
    guard words.count > 1, kinds.contains(String(words[0])) else { return nil }
    let inherited = words.dropFirst(2).filter { $0 != ":" }.map { String($0.prefix { $0 != "," && $0 != "(" }) }
    return (String(words[1].prefix { $0 != "<" }), inherited)
  }

  /// What a line is sorted by: the name of what it declares.
  private static func name(in text: Substring, isMember: Bool) -> String {
    let words = text.split { " (:?<".contains($0) }.map { $0.filter { $0 != "`" } }
    guard isMember else { return words.count > 1 ? words[1] : "" }
    let keyword = words.firstIndex { ["func", "var", "let", "case"].contains($0) }
    guard let keyword, keyword + 1 < words.count else { return words.contains("subscript") ? "subscript" : "init" }
    return words[keyword + 1]
  }
}
