/// A word or sign of a predicate's format.
struct PredicateToken {
  /// What the token is.
  enum Kind: Equatable {
    /// A key or a keyword; keywords are told apart by the parser, since their case does not matter.
    case word(String)
    /// A key that was marked with `#` so as not to be a keyword.
    case key(String)
    /// Keys of what stands before.
    case path(String)
    case string(String)
    case integer(Int)
    case double(Double)
    /// A place for an argument, without the percent sign.
    case argument(String)
    /// An operator or a bracket.
    case sign(String)
    /// The letters in the brackets after an operator.
    case options(String)
    case end
  }

  var kind: Kind
  var position: Int

  /// The word in upper case; nil for other tokens.
  var keyword: String? {
    guard case .word(let text) = kind else { return nil }
    return text.uppercased()
  }

  func isSign(_ text: String) -> Bool { kind == .sign(text) }
}
