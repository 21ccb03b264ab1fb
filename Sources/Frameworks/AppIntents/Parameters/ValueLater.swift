/// What a property of an intent or an entity keeps: nothing until it is set.
final class ValueLater<Value>: @unchecked Sendable {
  let title: LocalizedStringResource?
  private let lock = NSLock()
  private var current: Value?

  init(title: LocalizedStringResource?, _ value: Value?) {
    self.title = title
    current = value
  }

  /// What was set, or nil where that is a value; stops otherwise.
  func value(of owner: String) -> Value {
    if let value = lock.withLock({ current }) ?? (Optional<Any>.none as? Value) { return value }
    fatalError("\(owner) \(title.map { String(localized: $0) } ?? "") has no value")
  }

  func set(_ value: Value) { lock.withLock { current = value } }
}
