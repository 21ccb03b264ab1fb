/// Expects nil.
public func beNil<T>() -> Matcher<T> {
  Matcher.simpleNilable("be nil") { MatcherStatus(bool: try $0.evaluate() == nil) }
}
