import TestDoubles

/// Is generic in all kinds of ways.
@TestDoubles protocol Generalizing {
  func get<Value>(_ type: Value.Type) -> Value
  func put<Value: Hashable>(_ value: Value) where Value: Sendable
  func values<Key: Hashable, Value>(_ pairs: [Key: Value]) -> [Value] where Value: Equatable
  func existential(_ value: any Equatable) -> any Hashable
  func result<Value, Failure: Error>(_ result: Result<Value, Failure>) -> Result<Value, Failure>
  subscript<Key: Hashable>(key: Key) -> String { get set }
  subscript<Value>(typed type: Value.Type) -> Value? { get }
}
