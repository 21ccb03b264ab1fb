import CoreGraphics

/// A layer keeps values under any key, as
/// [Core Animation](https://developer.apple.com/documentation/quartzcore/calayer/1410880-defaultvalue) has it.
///
/// Those of properties that apps have declared `@NSManaged` are among them: they change at once, without an animation.
extension CALayer {
  /// The lowering reads an `@NSManaged` property with this: the default of its class where nothing was set, or else zero.
  public func windfallManagedValue<Value>(_ key: String) -> Value {
    if let kept = keptValue(forKey: key), let value = kept as? Value { return value }
    return zero(Value.self, key)
  }

  public func windfallSetManagedValue<Value>(_ value: Value, _ key: String) { keep(value, forKey: key) }

  func keptValue(forKey key: String) -> Any? { keyedValues[key] ?? type(of: self).defaultValue(forKey: key) }

  func keep(_ value: Any?, forKey key: String) {
    keyedValues[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private func zero<Value>(_ type: Value.Type, _ key: String) -> Value {
    let zero: Any? =
      switch type {
      case let type as any AdditiveArithmetic.Type: type.zero
      case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
      case is Bool.Type: false
      case is CGPoint.Type: CGPoint.zero
      case is CGSize.Type: CGSize.zero
      case is CGRect.Type: CGRect.zero
      case is CGAffineTransform.Type: CGAffineTransform.identity
      default: nil
      }
    guard let value = zero as? Value else { fatalError("\(Self.self).\(key) has no value before it is set") }
    return value
  }
}
