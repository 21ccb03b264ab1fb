import CObjectiveC
import Glibc
import Synchronization

/// What a method or accessor in a class's table is called.
struct EntryName {
  private enum Kind { case method, getter, setter }

  private let base: String
  /// Those of the parameters; empty for one without.
  private let labels: [String]
  private let kind: Kind

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

  /// Nil for a word that is no address of a method that other images see.
  init?(word: UInt) {
    guard let text = EntryName.text(at: word) else { return nil }
    self.init(text)
  }

  /// The text of the symbol at an address. The loader looks through all symbols of an image for one: it is asked once.
  static func text(at word: UInt) -> String? {
    known.withLock { known in
      if let text = known[word] { return text }
      let text = symbolText(at: word)
      known[word] = .some(text)
      return text
    }
  }

  /// Lets code that stands in a method's place have the name of the method.
  static func note(_ text: String, at word: UInt) { known.withLock { $0[word] = .some(text) } }

  private static let known = Mutex<[UInt: String?]>([:])

  private static func symbolText(at word: UInt) -> String? {
    guard let address = UnsafeRawPointer(bitPattern: word), let symbol = windfall_symbol_at(address) else { return nil }
    return demangled(String(cString: symbol))
  }

  /// What a symbol of Swift's says.
  static func demangled(_ symbol: String) -> String? {
    guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Takes the text of a symbol, such as `UIKit.UIView.hitTest(CGPoint, with: UIEvent?) -> UIView?`.
  init?(_ text: String) {
    let text = EntryName.withoutExtension(text)
    for (suffix, kind) in [(".getter : ", Kind.getter), (".setter : ", Kind.setter)] {
      guard let range = text.firstRange(of: suffix) else { continue }
      let name = text[..<range.lowerBound]
      guard !name.contains(" "), let last = name.split(separator: ".").last else { return nil }
      self.init(base: String(last), labels: [], kind: kind)
      return
    }
    guard let start = text.firstIndex(of: "("), !text[..<start].contains(" "),
      let base = text[..<start].split(separator: ".").last, let list = EntryName.parameters(text[start...])
    else { return nil }
    self.init(base: String(base), labels: list.parts.map { EntryName.split($0).label }, kind: .method)
  }

  /// Leaves out `(extension in App):`, which stands before what is nested in another module's type.
  private static func withoutExtension(_ text: String) -> Substring {
    guard text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") else { return text[...] }
    return text[end.upperBound...]
  }

  private init(base: String, labels: [String], kind: Kind) {
    self.base = base
    self.labels = labels
    self.kind = kind
  }

  /// What stands in the first parentheses, and behind them.
  static func parameters(_ text: Substring) -> (parts: [String], rest: Substring)? {
    var depth = 0
    var parts: [String] = []
    var part = ""
    for (index, character) in zip(text.indices, text) {
      if "([<{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      } else if ")]}".contains(character) || character == ">" && part.last != "-" {
        depth -= 1
        if depth == 0 {
          if !part.isEmpty { parts.append(part) }
          return (parts, text[text.index(after: index)...])
        }
      } else if character == ",", depth == 1 {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    return nil
  }

  /// The label of a parameter, which is empty for one without, and its type.
  static func split(_ parameter: String) -> (label: String, type: Substring) {
    let text = parameter.drop { $0 == " " }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(word.count)
    guard rest.hasPrefix(": ") else { return ("", text) }
    return (word == "_" ? "" : String(word), rest.dropFirst(2))
  }

  /// Whether the compiler gives it this name in Objective-C.
  func isExactly(_ name: String) -> Bool {
    switch kind {
    case .getter: return name == base
    case .setter: return name == "set\(base.capitalisedStart):"
    case .method:
      guard let first = labels.first else { return name == base }
      let rest = labels.dropFirst().map { $0 + ":" }.joined()
      let joined = first.isEmpty ? [base] : [base + first.capitalisedStart, base + "With" + first.capitalisedStart]
      return joined.contains { $0 + ":" + rest == name }
    }
  }

  /// Whether it is what the lowering makes of a `#selector` without labels, which only counts the parameters.
  func isWithoutLabels(_ name: String) -> Bool {
    kind == .method && name == base + String(repeating: ":", count: labels.count)
  }

  /// Whether it may have been made from a name of Objective-C, where Swift leaves out words.
  func isPerhaps(_ name: String) -> Bool {
    guard kind == .method, !labels.isEmpty, name.hasSuffix(":") else { return false }
    let pieces = name.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count == labels.count, pieces[0].hasPrefix(base) else { return false }
    let rest = pieces[0].dropFirst(base.count)
    let first = labels[0].capitalisedStart
    guard rest.isEmpty || rest.first?.isUppercase == true, rest.hasPrefix(first) || rest.hasSuffix(first) else {
      return false
    }
    return zip(pieces.dropFirst(), labels.dropFirst()).allSatisfy { piece, label in piece.hasPrefix(label) }
  }
}
