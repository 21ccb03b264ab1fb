/// The values that stand for nothing, so that a test which has failed can go on.
enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    if let value = () as? Value { return value }
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return empty(type) as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary(type) as? Value }
    if let type = type as? any SetAlgebra.Type { return set(type) as? Value }
    if let type = type as? any Numeric.Type { return zero(type) as? Value }
    return false as? Value
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
  private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Value { Value() }
  private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value { [:] }
  private static func set<Value: SetAlgebra>(_ type: Value.Type) -> Value { Value() }
  private static func zero<Value: Numeric>(_ type: Value.Type) -> Value { .zero }
}
