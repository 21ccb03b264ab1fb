import Foundation

/// Expects a collection of so many elements.
public func haveCount<T: Collection>(_ expectedValue: Int) -> Matcher<T> {
  count(expectedValue, \.count)
}

public func haveCount(_ expectedValue: Int) -> Matcher<any NMBCollection> { count(expectedValue) { $0.count } }

private func count<T>(_ expected: Int, _ count: @escaping (T) -> Int) -> Matcher<T> {
  Matcher.define { expression in
    guard let actual = try expression.evaluate() else { return MatcherResult(status: .fail, message: .fail("")) }
    let message = ExpectationMessage.expectedCustomValueTo(
      "have \(typeName(of: actual)) with count \(stringify(expected))", actual: "\(count(actual))"
    ).appended(details: "Actual Value: \(stringify(actual))")
    return MatcherResult(bool: count(actual) == expected, message: message)
  }
}

/// Arrays and dictionaries of Swift are not bridged: they would also be those of Foundation.
private func typeName(of collection: Any) -> String {
  let type = type(of: collection)
  if type is NSArray.Type { return "NSArray" }
  if type is NSSet.Type { return "NSSet" }
  return type is NSDictionary.Type ? "NSDictionary" : String(describing: type)
}
