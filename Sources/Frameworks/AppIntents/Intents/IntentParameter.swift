/// See [IntentParameter](https://developer.apple.com/documentation/appintents/intentparameter).
///
/// Nobody is asked for a value: one that is read before it is set stops, unless it is optional or has a default.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  private let lock = NSLock()
  private var current: Value?

  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ current }) { return value }
      guard let none = Optional<Any>.none as? Value else {
        fatalError("the intent's parameter \(title.map { String(localized: $0) } ?? "") has no value")
      }
      return none
    }
    set { lock.withLock { current = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  public init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil) { self.title = title }

  public init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default: Value) {
    self.title = title
    current = `default`
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog
  ) {
    self.init(title: title, description: description)
  }
}

extension AppIntent {
  /// See [Parameter](https://developer.apple.com/documentation/appintents/appintent/parameter).
  public typealias Parameter<Value> = IntentParameter<Value>
}
