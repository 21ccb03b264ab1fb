/// What the properties and subscripts of a fake hold.
public final class FakeStorage: @unchecked Sendable {
  private struct Key: Hashable {
    var member: String
    var arguments: [AnyHashable]
  }

  private let double: String
  private let values = Guarded<[Key: Any]>([:])

  /// Storage for the fake of this name.
  public init(_ double: String) {
    self.double = double
  }

  /// Keeps a value for a property, or for a subscript's arguments.
  public func set(_ member: String, _ arguments: [Any] = [], to value: Any) {
    guard let key = key(member, arguments) else { return }
    values.use { $0[key] = value }
  }

  /// The value that is kept; nil, where the type has it, for one that was never set.
  public func value<Value, Failure: Error>(
    _ member: String, _ arguments: [Any], failing: Failure.Type
  ) throws(Failure) -> Value {
    if let key = key(member, arguments), let value = values.use({ $0[key] }) as? Value { return value }
    if Value.self is any ExpressibleByNilLiteral.Type, let value = EmptyValue.of(Value.self) { return value }
    return try DoubleFailure.answer(
      "\(double).\(member) was read before it was set", failing: failing)
  }

  private func key(_ member: String, _ arguments: [Any]) -> Key? {
    let hashable = arguments.compactMap { $0 as? AnyHashable }
    guard hashable.count == arguments.count else {
      DoubleFailure.record("\(double).\(member) cannot keep a value for what is not Hashable; override it")
      return nil
    }
    return Key(member: member, arguments: hashable)
  }
}
