/// The expression that an expectation is about: it is evaluated when a matcher asks for its value, and once only unless
/// it is to be without caching.
public struct Expression<Value> {
  private let closure: () throws -> Value?
  private let memo: Memo<Value>?
  public let location: SourceLocation
  public let isClosure: Bool

  public init(expression: @escaping () throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
    closure = expression
    memo = Memo(expression)
    self.location = location
    self.isClosure = isClosure
  }

  /// The closure is told whether it is evaluated without caching.
  public init(
    memoizedExpression: @escaping (Bool) throws -> Value?, location: SourceLocation, withoutCaching: Bool,
    isClosure: Bool = true
  ) {
    closure = { try memoizedExpression(withoutCaching) }
    memo = nil
    self.location = location
    self.isClosure = isClosure
  }

  private init(_ closure: @escaping () throws -> Value?, memo: Memo<Value>?, like other: Expression) {
    self.closure = closure
    self.memo = memo
    location = other.location
    isClosure = other.isClosure
  }

  public func evaluate() throws -> Value? {
    guard let memo else { return try closure() }
    return try memo.evaluate()
  }

  public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    Expression<Other>(expression: { try block(evaluate()) }, location: location, isClosure: isClosure)
  }

  public func withoutCaching() -> Expression { Expression(closure, memo: nil, like: self) }

  public func withCaching() -> Expression { Expression(closure, memo: memo ?? Memo(closure), like: self) }

  /// The same expression, for matchers that are asynchronous.
  public func toAsyncExpression() -> AsyncExpression<Value> {
    let expression = AsyncExpression(
      expression: { [closure] in try closure() }, location: location, isClosure: isClosure)
    return memo == nil ? expression.withoutCaching() : expression
  }
}

/// An expression whose value may take time.
public struct AsyncExpression<Value> {
  private let closure: () async throws -> Value?
  private let memo: AsyncMemo<Value>?
  public let location: SourceLocation
  public let isClosure: Bool

  public init(expression: @escaping () async throws -> Value?, location: SourceLocation, isClosure: Bool = true) {
    self.init(expression, memo: AsyncMemo(expression), location: location, isClosure: isClosure)
  }

  /// The closure is told whether it is evaluated without caching.
  public init(
    memoizedExpression: @escaping (Bool) async throws -> Value?, location: SourceLocation, withoutCaching: Bool,
    isClosure: Bool = true
  ) {
    self.init(
      { try await memoizedExpression(withoutCaching) }, memo: nil, location: location, isClosure: isClosure)
  }

  private init(
    _ closure: @escaping () async throws -> Value?, memo: AsyncMemo<Value>?, location: SourceLocation, isClosure: Bool
  ) {
    self.closure = closure
    self.memo = memo
    self.location = location
    self.isClosure = isClosure
  }

  public func evaluate() async throws -> Value? {
    guard let memo else { return try await closure() }
    return try await memo.evaluate()
  }

  public func cast<Other>(_ block: @escaping (Value?) async throws -> Other?) -> AsyncExpression<Other> {
    AsyncExpression<Other>(
      expression: { try await block(evaluate()) }, location: location, isClosure: isClosure)
  }

  public func withoutCaching() -> AsyncExpression {
    AsyncExpression(closure, memo: nil, location: location, isClosure: isClosure)
  }

  public func withCaching() -> AsyncExpression {
    AsyncExpression(closure, memo: memo ?? AsyncMemo(closure), location: location, isClosure: isClosure)
  }

  /// The value as an expression for matchers that are not asynchronous.
  func toSynchronousExpression() async -> Expression<Value> {
    do {
      let value = try await evaluate()
      return Expression(expression: { value }, location: location, isClosure: isClosure)
    } catch {
      return Expression(expression: { throw error }, location: location, isClosure: isClosure)
    }
  }
}
