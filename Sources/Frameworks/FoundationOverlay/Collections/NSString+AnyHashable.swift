import Foundation

/// As keys and members of any type, texts and numbers are the same whether they are objects or values of Swift:
/// `table["acct"]` finds what was put in by a constant of Core Foundation.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}

extension NSNumber: @retroactive _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? {
    if let decimal = self as? NSDecimalNumber { return AnyHashable(decimal.decimalValue) }
    // Small numbers are told from flags by their values alone.
    if CFGetTypeID(self) == CFBooleanGetTypeID(), (0...1).contains(int64Value) { return AnyHashable(boolValue) }
    switch Character(Unicode.Scalar(UInt8(bitPattern: objCType.pointee))) {
    case "f", "d": return AnyHashable(doubleValue)
    case "Q": return AnyHashable(uint64Value)
    default: return AnyHashable(int64Value)
    }
  }
}
