/// A name that iOS projects use, or that belongs to an API that they use.
public struct ReferenceSymbol: Hashable, Sendable {
  /// What sort of name it is.
  public enum Kind: String, Sendable {
    case type, member, syntax
    /// An element of a storyboard or xib, or an attribute of one.
    case element
  }

  public var framework: String
  public var kind: Kind
  /// The type that has the member; `*` where the lists do not say which, and empty for a type.
  public var owner: String
  public var name: String
  /// How many of the surveyed projects use it.
  public var projects: Int
  /// How often they use it.
  public var uses: Int
  /// Whether XCTest of Swift on Linux has it by itself; nil where the lists do not say.
  public var isOnLinux: Bool?

  /// The whole name, such as `UIView.alpha`.
  public var path: String { owner.isEmpty || owner == "*" ? name : "\(owner).\(name)" }

  /// Whether the name says enough to be looked for in all types.
  var isInstanceMember: Bool { !name.hasPrefix("init") && name.count > 6 }

  /// Reads a line of the table; nil for one that is damaged.
  init?(line: Substring.UTF8View.SubSequence) {
    let fields = line.drop { $0 == UInt8(ascii: " ") }
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 7, let kind = Kind(rawValue: fields[1]) else { return nil }
    (framework, self.kind, owner, name) = (fields[0], kind, fields[2], fields[3])
    projects = Int(fields[4]) ?? 0
    uses = Int(fields[5]) ?? 0
    isOnLinux = framework != "XCTest" || fields[6].isEmpty ? nil : fields[6] == "+"
  }
}
