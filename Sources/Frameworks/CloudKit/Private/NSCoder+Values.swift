extension NSCoder {
  func text(_ key: String) -> String? { object(NSString.self, key).map { $0 as String } }

  func date(_ key: String) -> Date? { object(NSDate.self, key).map { $0 as Date } }

  /// Nil for what was not encoded, which the unarchiver takes for damage on Linux.
  func object<Value: NSObject & NSSecureCoding>(_ type: Value.Type, _ key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  func texts(_ key: String) -> [String]? { values([NSString.self], key) as? [String] }

  func objects<Value: NSObject & NSSecureCoding>(_ type: Value.Type, _ key: String) -> [Value]? {
    values([type], key) as? [Value]
  }

  /// An array or dictionary of objects of these classes.
  func values(_ classes: [AnyClass], _ key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(of: [NSArray.self, NSDictionary.self] + classes, forKey: key) : nil
  }

  func encode(text: String?, forKey key: String) { encode(object: text.map { $0 as NSString }, forKey: key) }

  func encode(date: Date?, forKey key: String) { encode(object: date.map { $0 as NSDate }, forKey: key) }

  func encode(texts: [String]?, forKey key: String) { encode(objects: texts?.map { $0 as NSString }, forKey: key) }

  func encode(objects: [NSObject]?, forKey key: String) {
    encode(object: objects.map { NSArray(array: $0) }, forKey: key)
  }

  /// Nothing is nothing in the archive, too.
  func encode(object: NSObject?, forKey key: String) {
    if let object { encode(object, forKey: key) }
  }
}
