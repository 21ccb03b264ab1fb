/// Evaluates a closure once and keeps the value; one that throws is evaluated again.
final class Memo<Value> {
  private let closure: () throws -> Value?
  private var value: Value??

  init(_ closure: @escaping () throws -> Value?) { self.closure = closure }

  func evaluate() throws -> Value? {
    if let value { return value }
    let new = try closure()
    value = .some(new)
    return new
  }
}

/// Evaluates an asynchronous closure once and keeps the value; one that throws is evaluated again.
final class AsyncMemo<Value> {
  private let closure: () async throws -> Value?
  private var value: Value??

  init(_ closure: @escaping () async throws -> Value?) { self.closure = closure }

  func evaluate() async throws -> Value? {
    if let value { return value }
    let new = try await closure()
    value = .some(new)
    return new
  }
}
