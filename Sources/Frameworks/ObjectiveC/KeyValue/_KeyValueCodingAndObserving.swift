/// What observes by key paths, in the name that Swift's overlay of Foundation gives it: tests are no objects of its
/// kind, so that a function named `observe` of a package is found in them.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// See [observe(_:options:changeHandler:)](https://developer.apple.com/documentation/foundation/nskeyvalueobservation).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observed = WeakObject(self)
    let read: () -> Any? = { (observed.object as? Self).map { $0[keyPath: keyPath] } }
    let observer = KeyValueObserver(
      object: self, path: KeyPathNames.observed(keyPath), options: options, read: read,
      notify: { event in
        guard let object = observed.object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: event.part?.kind ?? .setting, newValue: event.new.flatMap { $0 as? Value },
            oldValue: event.old.flatMap { $0 as? Value }, indexes: event.part?.indexes, isPrior: event.isPrior))
      })
    KeyValueObservers.add(observer)
    return NSKeyValueObservation(observer)
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    willChangeValue(forKey: KeyPathNames.observed(keyPath))
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    didChangeValue(forKey: KeyPathNames.observed(keyPath))
  }
}
