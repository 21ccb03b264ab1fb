import Foundation

/// Expects a collection that has all of the items.
public func contain<S: Sequence>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable { contain(items) }

public func contain<S: Sequence>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
  contains(items) { actual, item in actual.contains(item) }
}

public func contain<S: SetAlgebra>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable { contain(items) }

public func contain<S: SetAlgebra>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
  contains(items) { actual, item in actual.contains(item) }
}

public func contain<S: Sequence & SetAlgebra>(_ items: S.Element...) -> Matcher<S> where S.Element: Equatable {
  contain(items)
}

public func contain<S: Sequence & SetAlgebra>(_ items: [S.Element]) -> Matcher<S> where S.Element: Equatable {
  contains(items) { actual, item in actual.contains(item) }
}

/// Expects a text with all of the parts.
public func contain(_ substrings: String...) -> Matcher<String> { contain(substrings) }

public func contain(_ substrings: [String]) -> Matcher<String> {
  contains(substrings) { actual, part in actual.range(of: part) != nil }
}

public func contain(_ substrings: NSString...) -> Matcher<NSString> { contain(substrings) }

public func contain(_ substrings: [NSString]) -> Matcher<NSString> {
  contains(substrings) { actual, part in "\(actual)".range(of: "\(part)") != nil }
}

public func contain(_ items: Any?...) -> Matcher<any NMBContainer> { contain(items) }

public func contain(_ items: [Any?]) -> Matcher<any NMBContainer> {
  contains(items) { actual, item in item.map { actual.contains($0) || actual.contains(value(of: $0)) } ?? false }
}

/// The value that an object stands for: Foundation does not find it in collections of values here.
private func value(of object: Any) -> Any { (object as? NSString).map { $0 as String } ?? object }

private func contains<Whole, Part>(
  _ items: [Part], _ hasPart: @escaping (Whole, Part) -> Bool
) -> Matcher<Whole> {
  Matcher.simple("contain <\(arrayAsString(items))>") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: items.allSatisfy { hasPart(actual, $0) })
  }
}

/// Expects a sequence with an element for which the closure is true.
public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) -> Bool), _ matcherDescription: String = ""
) -> Matcher<S> {
  Matcher.define { expression in
    let message = ExpectationMessage.expectedTo(goal(matcherDescription))
    guard let actual = try expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
    return MatcherResult(bool: actual.contains(where: matcher), message: message)
  }
}

public func containElementSatisfying<S: Sequence>(
  _ matcher: @escaping ((S.Element) async -> Bool), _ matcherDescription: String = ""
) -> AsyncMatcher<S> {
  AsyncMatcher.define { expression in
    let message = ExpectationMessage.expectedTo(goal(matcherDescription))
    guard let actual = try await expression.evaluate() else { return MatcherResult(status: .fail, message: message) }
    for element in actual where await matcher(element) { return MatcherResult(status: .matches, message: message) }
    return MatcherResult(status: .doesNotMatch, message: message)
  }
}

private func goal(_ description: String) -> String {
  "find object in collection \(description.isEmpty ? "that satisfies matcher" : description)"
}
