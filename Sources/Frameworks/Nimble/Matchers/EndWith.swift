/// Expects a sequence with a certain last element.
public func endWith<S: Sequence>(_ endingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
  Matcher.simple("end with <\(endingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: Array(actual).last == endingElement)
  }
}

public func endWith(_ endingElement: Any) -> Matcher<any NMBOrderedCollection> {
  Matcher.simple("end with <\(endingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.count > 0 && areEqual(actual.object(at: actual.count - 1), endingElement))
  }
}

public func endWith(_ endingSubstring: String) -> Matcher<String> {
  Matcher.simple("end with <\(endingSubstring)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.hasSuffix(endingSubstring))
  }
}
