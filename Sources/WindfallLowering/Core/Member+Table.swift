extension Member {
  /// The label of `Selector`'s initialiser that takes the method: without parameters, a name alone may mean several.
  var argumentLabel: String {
    if case .method(let labels) = kind, labels.isEmpty { "methodWithoutParameters" } else { "method" }
  }

  /// The reference, with backticks where the name is a keyword.
  var escapedReference: String {
    Member.reserved.contains(name) ? "`\(name)`" + reference.dropFirst(name.count) : reference
  }

  /// The keywords that cannot follow a dot without backticks.
  private static let reserved: Set<String> = ["init", "self", "Type", "Protocol"]
}
