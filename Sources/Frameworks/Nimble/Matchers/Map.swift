/// Expects that a matcher matches what the closure makes of the value.
public func map<T, U>(_ transform: @escaping (T) throws -> U, _ matcher: Matcher<U>) -> Matcher<T> {
  Matcher { received in
    try matcher.satisfies(received.cast { value in try value.map(transform) })
  }
}

public func map<T, U>(
  _ transform: @escaping (T) async throws -> U, _ matcher: some AsyncableMatcher<U>
) -> AsyncMatcher<T> {
  AsyncMatcher { received in
    try await matcher.satisfies(
      received.cast { value in
        guard let value else { return nil }
        return try await transform(value)
      })
  }
}

public func map<T, U>(_ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>) -> Matcher<T> {
  Matcher { received in
    try matcher.satisfies(received.cast { value in try value.flatMap(transform) })
  }
}

public func map<T, U>(
  _ transform: @escaping (T) async throws -> U?, _ matcher: some AsyncableMatcher<U>
) -> AsyncMatcher<T> {
  AsyncMatcher { received in
    try await matcher.satisfies(
      received.cast { value in
        guard let value else { return nil }
        return try await transform(value)
      })
  }
}

/// Expects that the closure makes something of the value, and that a matcher matches it.
public func compactMap<T, U>(_ transform: @escaping (T) throws -> U?, _ matcher: Matcher<U>) -> Matcher<T> {
  Matcher { received in
    let message = ExpectationMessage.expectedTo("Map from \(T.self) to \(U.self)")
    guard let value = try received.evaluate() else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    guard let result = try transform(value) else { return MatcherResult(status: .fail, message: message) }
    return try matcher.satisfies(Expression(expression: { result }, location: received.location))
  }
}

public func compactMap<T, U>(
  _ transform: @escaping (T) async throws -> U?, _ matcher: some AsyncableMatcher<U>
) -> AsyncMatcher<T> {
  AsyncMatcher { received in
    let message = ExpectationMessage.expectedTo("Map from \(T.self) to \(U.self)")
    guard let value = try await received.evaluate() else {
      return MatcherResult(status: .fail, message: message.appendedBeNilHint())
    }
    guard let result = try await transform(value) else { return MatcherResult(status: .fail, message: message) }
    return try await matcher.satisfies(AsyncExpression(expression: { result }, location: received.location))
  }
}
