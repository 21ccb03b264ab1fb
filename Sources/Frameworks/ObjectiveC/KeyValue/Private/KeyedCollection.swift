/// Key-value coding of what holds values by itself: collections and the user's defaults.
enum KeyedCollection {
  /// Is nil for an object that has properties instead.
  static func value(of object: AnyObject, forKey key: String) -> (value: Any?, Void)? {
    switch object {
    case let defaults as UserDefaults: return (defaults.object(forKey: key), ())
    case let dictionary as NSDictionary:
      return (key.hasPrefix("@") ? aggregate(key, dictionary.allValues, "") : dictionary.object(forKey: key), ())
    default:
      guard let items = items(of: object) else { return nil }
      if key.hasPrefix("@") { return (aggregate(key, items, ""), ()) }
      let values = items.map { KeyValueCoding.read(key, of: $0 as AnyObject) ?? NSNull() }
      return (object is NSSet ? NSSet(array: values) : NSArray(array: values), ())
    }
  }

  /// Returns whether the object takes values for keys by itself.
  static func set(_ value: Any?, of object: AnyObject, forKey key: String) -> Bool {
    switch object {
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
    default:
      guard let items = items(of: object) else { return false }
      for item in items { KeyValueCoding.send(value, to: item as AnyObject, forKey: key) }
    }
    return true
  }

  static func items(of value: Any) -> [Any]? {
    if let array = value as? NSArray { return array.map { $0 } }
    if let set = value as? NSSet { return set.allObjects }
    return value as? [Any]
  }

  /// See [collection operators](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html).
  static func aggregate(_ name: String, _ items: [Any], _ path: String) -> Any? {
    if name == "@count" { return NSNumber(value: items.count) }
    let values =
      path.isEmpty ? items : items.compactMap { KeyValueCoding.value(of: $0 as AnyObject, forKeyPath: path) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "@max": return extreme(values) { $0 < $1 }
    case "@min": return extreme(values) { $0 > $1 }
    case "@unionOfObjects": return NSArray(array: values)
    case "@distinctUnionOfObjects": return NSArray(array: NSOrderedSet(array: values).array)
    default: KeyValueProblem.stop("NSInvalidArgumentException", "unsupported key path operator: \(name)")
    }
  }

  private static func extreme(_ values: [Any], _ isLess: (Double, Double) -> Bool) -> Any? {
    func number(_ value: Any) -> Double {
      (value as? Date)?.timeIntervalSinceReferenceDate ?? (value as? NSNumber)?.doubleValue ?? 0
    }
    if let texts = values as? [String] { return isLess(0, 1) ? texts.max() : texts.min() }
    return values.max { isLess(number($0), number($1)) }
  }
}
