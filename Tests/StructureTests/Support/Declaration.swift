/// A declaration that a file's name may stand for.
struct Declaration {
  enum Kind {
    case type
    case alias
    case function
  }

  let kind: Kind
  /// The name with the extended type before it, for a type within an extension.
  let name: String
  let line: Int
  /// Whether apps and tests can see it, which excludes system programming interfaces.
  let isPublic: Bool
  /// Whether other files cannot see it.
  let isPrivate: Bool
  let isNested: Bool
  /// The lines of the doc comment without their slashes.
  let comment: [String]
  let inherited: [String]
}
