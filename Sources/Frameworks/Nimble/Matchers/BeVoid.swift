/// Expects what a function without a result returns.
public func beVoid() -> Matcher<()> {
  Matcher.simpleNilable("be void") { MatcherStatus(bool: try $0.evaluate() != nil) }
}
