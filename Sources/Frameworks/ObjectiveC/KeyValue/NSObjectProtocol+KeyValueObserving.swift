/// Observing properties by name, as in
/// [NSKeyValueObserving](https://developer.apple.com/documentation/objectivec/nsobject/nskeyvalueobserving).
///
/// Properties of UIKit tell of a change when the value is another one; setting an equal value is silent.
extension NSObjectProtocol {
  /// The observer is not kept alive, and one that has ended is no longer told.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observed = WeakObject(self)
    let target = WeakObject(observer)
    let entry = KeyValueObserver(
      object: self, path: keyPath, options: options,
      read: { observed.object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: keyPath) } },
      notify: { event in
        guard let object = observed.object, let target = target.object else { return }
        KeyValueObservers.deliver(event, keyPath, of: object, to: target, context)
      })
    entry.target = (ObjectIdentifier(observer), context)
    KeyValueObservers.add(entry)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(of: self, path: keyPath, target: observer, context: nil)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    KeyValueObservers.remove(of: self, path: keyPath, target: observer, context: .some(context))
  }

  /// What an observer without a method of its own is told ends here.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueProblem.stop(
      "NSInternalInconsistencyException",
      "\(KeyValueProblem.name(of: self)) observeValueForKeyPath:ofObject:change:context:]: "
        + "the message of key path \(keyPath ?? "nil") was received but not handled.")
  }

  public func willChangeValue(forKey key: String) {
    if let operation = self as? Operation { OperationKey(rawValue: key)?.willChange(operation) }
    if KeyValueObservers.isActive { KeyValueObservers.willChange(self, key) }
  }

  public func didChangeValue(forKey key: String) {
    if let operation = self as? Operation { OperationKey(rawValue: key)?.didChange(operation) }
    if KeyValueObservers.isActive { KeyValueObservers.didChange(self, key) }
  }

  /// By default what `keyPathsForValuesAffecting<Key>` says.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    KeyValueObservers.namedDependencies(of: key, in: self)
  }

  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
