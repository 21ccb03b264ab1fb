import Foundation

/// On Linux, a number is of the Swift type in which it was stored, or of another one, and can be taken as no other.
extension UserDefaults {
  /// Numbers are objects, as on iOS, which can be taken as any type that holds their value.
  @_silgen_name("windfall_defaults_object")
  @_spi(Windfall) public func appleObject(forKey defaultName: String) -> Any? {
    originalObject(forKey: defaultName).map(Self.bridged)
  }

  private static func bridged(_ value: Any) -> Any {
    if let number = value as? NSNumber { return number }
    if let values = value as? [Any] { return values.map(bridged) }
    if let values = value as? [String: Any] { return values.mapValues(bridged) }
    return value
  }

  @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
  private func originalObject(forKey defaultName: String) -> Any?
}
