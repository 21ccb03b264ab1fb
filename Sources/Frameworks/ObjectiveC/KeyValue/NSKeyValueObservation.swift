/// See [NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  deinit { invalidate() }

  public func invalidate() { KeyValueObservers.remove(observer) }
}

/// See [NSKeyValueObservingOptions](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// See [NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange).
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// See [NSKeyValueChange](https://developer.apple.com/documentation/foundation/nskeyvaluechange).
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// See [NSKeyValueChangeKey](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
