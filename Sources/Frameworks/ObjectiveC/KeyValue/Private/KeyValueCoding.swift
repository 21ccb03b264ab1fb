/// Finds properties by name, in the tables of methods that the lowering and UIKit fill.
enum KeyValueCoding {
  /// Reads a key as others do: an override of `value(forKey:)` is asked first.
  static func read(_ key: String, of object: AnyObject) -> Any? {
    if let thunk = MethodIndex.thunk(named: "valueForKey:", of: type(of: object)) { return thunk.call(object, [key]) }
    return value(of: object, forKey: key)
  }

  /// Writes a key as others do: an override of `setValue(_:forKey:)` is asked first.
  static func send(_ value: Any?, to object: AnyObject, forKey key: String) {
    if let thunk = MethodIndex.thunk(named: "setValue:forKey:", of: type(of: object)) {
      _ = thunk.call(object, [value, key])
    } else {
      set(value, of: object, forKey: key)
    }
  }

  static func value(of object: AnyObject, forKey key: String) -> Any? {
    if let found = KeyedCollection.value(of: object, forKey: key) { return found.value }
    if let thunk = getter(key, of: type(of: object)) { return boxed(thunk.call(object, [])) }
    if let thunk = MethodIndex.thunk(named: "valueForUndefinedKey:", of: type(of: object)) {
      return thunk.call(object, [key])
    }
    return (object as? any NSObjectProtocol)?.value(forUndefinedKey: key)
  }

  static func value(of object: AnyObject, forKeyPath path: String) -> Any? {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    var value: Any? = object
    for (index, key) in keys.enumerated() {
      guard let current = value else { return nil }
      if key.hasPrefix("@"), let items = KeyedCollection.items(of: current) {
        return KeyedCollection.aggregate(key, items, keys.dropFirst(index + 1).joined(separator: "."))
      }
      value = read(key, of: current as AnyObject)
    }
    return value
  }

  static func set(_ value: Any?, of object: AnyObject, forKey key: String) {
    if KeyedCollection.set(value, of: object, forKey: key) { return }
    guard let setter = setter(key, of: type(of: object)) else {
      if let thunk = MethodIndex.thunk(named: "setValue:forUndefinedKey:", of: type(of: object)) {
        _ = thunk.call(object, [value, key])
      } else {
        (object as? any NSObjectProtocol)?.setValue(value, forUndefinedKey: key)
      }
      return
    }
    let value = value.flatMap { $0 is NSNull ? nil : $0 }
    guard value != nil || setter.takesNil else { return setNil(object, key) }
    let notifies = !setter.notifiesObservers && KeyValueObservers.isActive
    if notifies { KeyValueObservers.willChange(object, key) }
    _ = setter.call(object, [value])
    if notifies { KeyValueObservers.didChange(object, key) }
  }

  static func set(_ value: Any?, of object: AnyObject, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return send(value, to: object, forKey: path) }
    let owner = self.value(of: object, forKeyPath: String(path[..<dot]))
    guard let owner else { return }
    send(value, to: owner as AnyObject, forKey: String(path[path.index(after: dot)...]))
  }

  /// The method that reads a property.
  static func getter(_ key: String, of type: AnyClass) -> MethodThunk? {
    let names = [key, "is" + key.capitalisedStart, "get" + key.capitalisedStart] + key.withoutIs.map { [$0] }.orEmpty
    return names.lazy.compactMap { MethodIndex.thunk(named: $0, of: type) }.first { $0.isGetter }
  }

  /// The method that writes a property.
  static func setter(_ key: String, of type: AnyClass) -> MethodThunk? {
    let names = [key, "is" + key.capitalisedStart] + key.withoutIs.map { [$0] }.orEmpty
    return names.lazy.compactMap { MethodIndex.thunk(named: "set\($0.capitalisedStart):", of: type) }.first
  }

  private static func setNil(_ object: AnyObject, _ key: String) {
    if let thunk = MethodIndex.thunk(named: "setNilValueForKey:", of: type(of: object)) {
      _ = thunk.call(object, [key])
    } else {
      (object as? any NSObjectProtocol)?.setNilValueForKey(key)
    }
  }

  /// A value as Objective-C holds it, so that a test may cast it to any type of number.
  private static func boxed(_ value: Any?) -> Any? {
    guard let value, !(value is CGFloat) else { return value }
    if let raw = value as? any RawRepresentable, !(value is AnyClass) { return boxed(raw.rawValue) }
    return value as? NSNumber ?? value
  }
}

extension String {
  var capitalisedStart: String { prefix(1).uppercased() + dropFirst() }

  /// `hidden` of `isHidden`.
  var withoutIs: String? {
    guard hasPrefix("is"), let next = dropFirst(2).first, next.isUppercase else { return nil }
    return next.lowercased() + dropFirst(3)
  }
}

extension Optional where Wrapped == [String] {
  fileprivate var orEmpty: [String] { self ?? [] }
}
