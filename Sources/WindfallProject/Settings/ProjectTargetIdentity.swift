/// What the default settings depend on in a target.
struct ProjectTargetIdentity: Sendable {
  let id: String
  let name: String
  let kind: ProductKind
}
