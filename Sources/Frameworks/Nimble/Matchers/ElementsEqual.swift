/// Expects a sequence with the same elements in the same order.
public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?
) -> Matcher<Seq1> where Seq1.Element: Equatable, Seq1.Element == Seq2.Element {
  elementsEqual(expectedValue, by: ==)
}

public func elementsEqual<Seq1: Sequence, Seq2: Sequence>(
  _ expectedValue: Seq2?, by areEquivalent: @escaping (Seq1.Element, Seq2.Element) -> Bool
) -> Matcher<Seq1> {
  Matcher.define("elementsEqual <\(stringify(expectedValue))>") { expression, message in
    switch (expectedValue, try expression.evaluate()) {
    case (nil, _?): return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    case (_, nil): return MatcherResult(status: .fail, message: message)
    case (let expected?, let actual?):
      return MatcherResult(bool: actual.elementsEqual(expected, by: areEquivalent), message: message)
    }
  }
}
