/// An extension or type around a declaration.
struct DeclarationScope {
  let name: String
  /// Whether members without a modifier are public, as in a public extension.
  let makesMembersPublic: Bool
  let isPrivate: Bool
}
