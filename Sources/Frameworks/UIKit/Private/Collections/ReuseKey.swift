/// What a collection view's cells and supplementary views are registered under: a kind, which cells do not have, and
/// an identifier.
struct ReuseKey: Hashable {
  var kind: String?
  let identifier: String
}
