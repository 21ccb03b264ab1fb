/// A value written into a predicate, or put in place of `%@` and its like.
public enum PredicateConstant: Hashable, Sendable {
  case null
  /// Also holds yes and no, as 1 and 0.
  case integer(Int)
  case double(Double)
  case string(String)
  /// In seconds since the reference date.
  case date(Double)
  case list([PredicateConstant])
}
