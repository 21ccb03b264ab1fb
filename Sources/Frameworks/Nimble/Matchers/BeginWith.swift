/// Expects a sequence with a certain first element.
public func beginWith<S: Sequence>(_ startingElement: S.Element) -> Matcher<S> where S.Element: Equatable {
  Matcher.simple("begin with <\(startingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    var iterator = actual.makeIterator()
    return MatcherStatus(bool: iterator.next() == startingElement)
  }
}

public func beginWith(_ startingElement: Any) -> Matcher<any NMBOrderedCollection> {
  Matcher.simple("begin with <\(startingElement)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.count > 0 && areEqual(actual.object(at: 0), startingElement))
  }
}

public func beginWith(_ startingSubstring: String) -> Matcher<String> {
  Matcher.simple("begin with <\(startingSubstring)>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: actual.hasPrefix(startingSubstring))
  }
}

/// Expects a sequence that begins with the elements of another.
public func beginWith<Seq1: Sequence, Seq2: Sequence>(
  prefix expectedPrefix: Seq2?
) -> Matcher<Seq1> where Seq1.Element: Equatable, Seq1.Element == Seq2.Element {
  beginWith(prefix: expectedPrefix, by: ==)
}

public func beginWith<Seq1: Sequence, Seq2: Sequence>(
  prefix expectedPrefix: Seq2?, by areEquivalent: @escaping (Seq1.Element, Seq2.Element) -> Bool
) -> Matcher<Seq1> {
  Matcher.define("begin with <\(stringify(expectedPrefix))>") { expression, message in
    switch (expectedPrefix, try expression.evaluate()) {
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    case (let expected?, let actual?):
      var iterator = actual.makeIterator()
      let begins = expected.allSatisfy { element in iterator.next().map { areEquivalent($0, element) } ?? false }
      return MatcherResult(bool: begins, message: message)
    }
  }
}
