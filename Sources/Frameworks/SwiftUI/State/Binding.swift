/// Reads and writes a value that something else owns:
/// [Binding](https://developer.apple.com/documentation/swiftui/binding).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>
  private var ownTransaction: TransactionBox?

  /// Most bindings have none of their own: they stay small.
  public var transaction: Transaction {
    get { ownTransaction?.transaction ?? Transaction() }
    set { ownTransaction = TransactionBox(newValue) }
  }

  init(location: BindingLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureBindingLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureBindingLocation(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: PartBindingLocation(location, keyPath))
  }

  /// A binding to the wrapped value, or nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let location = base.location
    self.init(
      get: { location.get() ?? first }, set: { value, transaction in location.set(value, transaction) })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      get: { location.get() },
      set: { value, transaction in
        if let value { location.set(value, transaction) }
      })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

/// Apart from the type, which belongs to no actor.
extension Binding: SelfComparingProperty {
  static func isSame(_ old: Binding, _ new: Binding) -> Bool { old.location.isSame(as: new.location) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// A transaction that a binding refers to.
private final class TransactionBox {
  let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}
