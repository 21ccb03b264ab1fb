/// What those who use a public declaration must know of it besides its types: the actor it belongs to, whether it may be
/// sent, and what becomes of the closures that it takes.
public struct Signature: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case type, `protocol`, member
  }

  public let kind: Kind
  /// With the labels of arguments, and the type in front: `View.onTapGesture(count:perform:)`.
  public let name: String
  /// Whether it belongs to the main actor.
  public var isMain: Bool
  /// Of types only.
  public var isSendable = false
  /// Those of the arguments that are closures, by their places, which count from 1.
  public var closures: [Int: Closure] = [:]
  /// Whether those who conform must have it.
  public var isRequirement = false

  /// A closure among the arguments.
  public struct Closure: Hashable, Sendable {
    public var escapes = false
    public var isMain = false
    public var isSendable = false
  }

  public init(_ kind: Kind, _ name: String, isMain: Bool) {
    (self.kind, self.name, self.isMain) = (kind, name, isMain)
  }
}

extension Signature {
  /// The form in a table: `member View.onAppear(perform:) 1:escapes`.
  public var line: String {
    var words = [kind == .member && isRequirement ? "requirement" : kind.rawValue, name]
    if isMain { words.append("main") }
    if isSendable { words.append("Sendable") }
    words += closures.sorted { $0.key < $1.key }.map { place, closure in "\(place):\(closure.words)" }
    return words.joined(separator: " ")
  }

  /// Reads a line back; nil if it is none.
  public init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 2, let kind = words[0] == "requirement" ? .member : Kind(rawValue: String(words[0])) else {
      return nil
    }
    self.init(kind, String(words[1]), isMain: words.dropFirst(2).contains("main"))
    isRequirement = words[0] == "requirement"
    isSendable = words.dropFirst(2).contains("Sendable")
    for word in words.dropFirst(2) where word != "main" && word != "Sendable" {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let place = Int(parts[0]) else { return nil }
      closures[place] = Closure(words: parts[1])
    }
  }
}

extension Signature.Closure {
  fileprivate var words: String {
    [escapes ? "escapes" : nil, isMain ? "main" : nil, isSendable ? "Sendable" : nil].compactMap { $0 }
      .joined(separator: ",")
  }

  fileprivate init(words: Substring) {
    let words = words.split(separator: ",")
    self.init(
      escapes: words.contains("escapes"), isMain: words.contains("main"), isSendable: words.contains("Sendable"))
  }
}
