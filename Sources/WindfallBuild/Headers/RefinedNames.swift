import Foundation

/// What headers mark as refined for Swift: its name begins with two underscores there.
///
/// The importer does not show what has the attribute, so headers are read without it, and the facts get the names here.
struct RefinedNames {
  /// The names of functions, and behind a type's name and a space the names of its properties and the selectors of methods.
  private(set) var names: Set<String> = []

  private static let mark = "NS_REFINED_FOR_SWIFT"

  init() {}

  /// Reads the text of a header.
  init(header: String) {
    guard header.contains(Self.mark) else { return }
    let text = header.replacing(#/\/\*(?s:.)*?\*\/|\/\/[^\n]*/#, with: " ")
    let declaration = #/@(?:interface|protocol)\s+(?<type>\w+)|(?<text>[^;{}]*?)\bNS_REFINED_FOR_SWIFT\b/#
    var type = ""
    for match in text.matches(of: declaration) {
      if let name = match.output.type { type = String(name) }
      // What comes before the first member of a type is part of what ends with it.
      let last = match.output.text?.matches(of: #/@(?:interface|protocol)\s+(\w+)/#).last
      if let last { type = String(last.output.1) }
      guard let found = match.output.text, let name = Self.name(of: found) else { continue }
      names.insert(Self.isMember(found) ? "\(type) \(name)" : name)
    }
  }

  mutating func add(_ other: RefinedNames) { names.formUnion(other.names) }

  private static func isMember(_ text: Substring) -> Bool {
    text.firstMatch(of: #/^\s*[-+]\s*\(|@property/#.anchorsMatchLineEndings()) != nil
  }

  /// The name of the property or the function that ends a text, or the method's selector.
  private static func name(of text: Substring) -> String? {
    if let method = text.firstMatch(of: #/^\s*[-+]\s*\((?s:.)*\z/#.anchorsMatchLineEndings()) {
      let selector = HeaderText.selector(of: String(method.output))
      return selector.isEmpty ? lastWord(of: text) : selector
    }
    if text.contains("@property") { return lastWord(of: text) }
    return text.firstMatch(of: #/\b(\w+)\s*\([^()]*\)\s*\z/#).map { String($0.output.1) }
  }

  private static func lastWord(of text: Substring) -> String? {
    text.firstMatch(of: #/(\w+)\s*\z/#).map { String($0.output.1) }
  }

  /// A declaration as Swift sees it, by the importer's identity of it: `c:objc(cs)Promise(py)value`.
  func declaration(_ text: String, identity: String?) -> String {
    guard !names.isEmpty, let identity, let name = Self.name(ofIdentity: identity), names.contains(name) else {
      return text
    }
    if let start = text.firstRange(of: "init(") ?? text.firstRange(of: "init?(") {
      return text[start.upperBound] == ")" || text[start.upperBound] == "_"
        ? text : inserted(at: start.upperBound, in: text)
    }
    guard let start = text.firstMatch(of: #/\b(?:func|var|let) /#) else { return text }
    return inserted(at: start.range.upperBound, in: text)
  }

  private func inserted(at index: String.Index, in text: String) -> String { text[..<index] + "__" + text[index...] }

  private static func name(ofIdentity identity: String) -> String? {
    if let member = identity.firstMatch(of: #/^c:objc\((?:cs|pl)\)(\w+)\((?:py|cpy|im|cm)\)(.+)$/#) {
      return "\(member.output.1) \(member.output.2)"
    }
    return identity.firstMatch(of: #/^c:@F@(\w+)/#).map { String($0.output.1) }
  }
}
