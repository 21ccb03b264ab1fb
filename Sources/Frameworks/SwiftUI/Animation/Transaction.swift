import Foundation

/// How a change is carried out: [Transaction](https://developer.apple.com/documentation/swiftui/transaction).
///
/// Animations take no time here, so the animation of a transaction changes no result.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Whether the change is one of many, as while a finger drags.
  public var isContinuous = false
  /// Nothing moves whose velocity would be measured.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

extension Transaction {
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// See [TransactionKey](https://developer.apple.com/documentation/swiftui/transactionkey).
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// Changes take no time, so the completion follows in the next turn of the run loop.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  DispatchQueue.main.async(execute: completion)
  return result
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes take no time here: what says how a change is shown leaves the view as it is.
nonisolated extension View {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }

  /// What the closure makes of the view is shown at once.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }

  /// What the closure makes of the view is shown at once.
  public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }

  public func navigationTransition(_ style: NavigationTransition) -> Self { self }

  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  public func matchedTransitionSource<ID: Hashable, Configuration: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> Self { self }

  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> Self
  {
    self
  }

  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> Self { self }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
