import Foundation

extension Tips {
  /// See [Tips.Parameter](https://developer.apple.com/documentation/tipkit/tips/parameter).
  ///
  /// On iOS a macro makes it. Its value lasts as long as the process.
  @propertyWrapper
  public final class Parameter<Value: Codable & Sendable>: RuleInput, @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value

    public var wrappedValue: Value {
      get { lock.withLock { current } }
      set {
        lock.withLock { current = newValue }
        TipStore.didChange()
      }
    }

    public var projectedValue: Parameter<Value> { self }

    public var value: Value { wrappedValue }

    public init(wrappedValue: Value, _ options: ParameterOption...) { current = wrappedValue }
  }

  /// See [Tips.ParameterOption](https://developer.apple.com/documentation/tipkit/tips/parameteroption).
  public struct ParameterOption: Sendable {
    /// Every parameter is: none is kept.
    public static let transient = ParameterOption()
  }
}
