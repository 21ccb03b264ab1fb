/// Collections that are properties, changed item by item, as in
/// [NSKeyValueCoding](https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding).
///
/// Each change is made by the object's own methods, such as `insertObject:in<Key>AtIndex:`, or by setting the property to
/// a collection that is changed; a property that can only be read has its mutable collection changed.
extension NSObjectProtocol {
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedMutableArray(self, key) }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableArray(owner, key)
  }

  public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyedMutableSet(self, key) }

  public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = owner(of: keyPath)
    return KeyedMutableSet(owner, key)
  }

  private func owner(of keyPath: String) -> (AnyObject, String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return (self, keyPath) }
    let (path, key) = (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    guard let owner = KeyValueCoding.value(of: self, forKeyPath: path) else {
      KeyValueProblem.stop(
        "NSInvalidArgumentException", "\(KeyValueProblem.name(of: self)) \(path)] is nil, and has no \(key) to change")
    }
    return (owner as AnyObject, key)
  }
}

/// See [NSKeyValueObserving](https://developer.apple.com/documentation/objectivec/nsobject/nskeyvalueobserving).
extension NSObjectProtocol {
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard KeyValueObservers.isActive else { return }
    KeyValueObservers.willChange(KeyValueObserver.Part(kind: changeKind, indexes: indexes), of: self, key)
  }

  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard KeyValueObservers.isActive else { return }
    KeyValueObservers.didChange(KeyValueObserver.Part(kind: changeKind, indexes: indexes), of: self, key)
  }
}
