/// An observation by name that tells a closure what `observeValue(forKeyPath:of:change:context:)` is told elsewhere; it
/// ends with this object.
@_spi(Windfall) public final class NamedObservation: Sendable {
  private let observer: KeyValueObserver

  public init(
    of object: NSObject, keyPath: String, options: NSKeyValueObservingOptions,
    _ changed: @escaping (NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    let observed = WeakObject(object)
    observer = KeyValueObserver(
      object: object, path: keyPath, options: options,
      read: { observed.object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: keyPath) } },
      notify: { event in
        guard let object = observed.object as? NSObject else { return }
        changed(object, event.change)
      })
    KeyValueObservers.add(observer)
  }

  deinit { end() }

  public func end() { KeyValueObservers.remove(observer) }
}
