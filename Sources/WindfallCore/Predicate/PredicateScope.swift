/// What a predicate knows beside its subject while it is evaluated.
struct PredicateScope {
  var variables: [String: PredicateValue] = [:]
  /// Whether it is neither true nor false that nil is like something, as in a database.
  var isNilUnknown = false
}
