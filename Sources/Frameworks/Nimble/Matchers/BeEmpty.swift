import Foundation

/// Expects something without elements.
public func beEmpty<S: Sequence>() -> Matcher<S> {
  empty { actual in
    var iterator = actual.makeIterator()
    return iterator.next() == nil
  }
}

public func beEmpty<S: SetAlgebra>() -> Matcher<S> { empty(\.isEmpty) }

public func beEmpty<S: Sequence & SetAlgebra>() -> Matcher<S> { empty(\.isEmpty) }

public func beEmpty() -> Matcher<String> { empty(\.isEmpty) }

public func beEmpty() -> Matcher<NSString> { empty { $0.length == 0 } }

public func beEmpty() -> Matcher<NSDictionary> { empty { $0.count == 0 } }

public func beEmpty() -> Matcher<NSArray> { empty { $0.count == 0 } }

public func beEmpty() -> Matcher<any NMBCollection> { empty { $0.count == 0 } }

private func empty<T>(_ isEmpty: @escaping (T) -> Bool) -> Matcher<T> {
  Matcher.simple("be empty") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return MatcherStatus(bool: isEmpty(actual))
  }
}
