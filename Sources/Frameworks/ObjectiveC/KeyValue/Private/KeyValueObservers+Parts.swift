extension KeyValueObservers {
  /// Some items of a collection are about to change. What lies behind the collection changes as a whole.
  static func willChange(_ part: KeyValueObserver.Part, of object: AnyObject, _ key: String) {
    for observer in observers(of: object, key) {
      let value = observer.read()
      let old = observer.observes(object) ? part.items(of: value, isOld: true) : value
      observer.pending.append(old)
      guard observer.options.contains(.prior) else { continue }
      if observer.observes(object) {
        observer.tell(of: part, old: old, isPrior: true)
      } else {
        observer.tell(old: old, isPrior: true)
      }
    }
  }

  static func didChange(_ part: KeyValueObserver.Part, of object: AnyObject, _ key: String) {
    for observer in observers(of: object, key) {
      let old = observer.pending.popLast() ?? nil
      if observer.keys.count > 1 { reconnect(observer) }
      if observer.isCompared { observer.last = observer.read() }
      if observer.observes(object) { observer.tell(of: part, old: old) } else { observer.tell(old: old) }
    }
  }
}
