/// Tells beforehand whether an object takes a value for a key.
@_spi(Windfall) public enum PropertyLookup {
  /// Also where the class decides itself what to do with keys.
  public static func canSet(_ key: String, of object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    return KeyValueCoding.setter(key, of: type) != nil
      || ["setValue:forKey:", "setValue:forUndefinedKey:"].contains { MethodIndex.thunk(named: $0, of: type) != nil }
  }
}
