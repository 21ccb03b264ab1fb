import Foundation

/// [CFNumberType](https://developer.apple.com/documentation/corefoundation/cfnumbertype)
public enum CFNumberType: CFIndex, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type
  case charType, shortType, intType, longType, longLongType, floatType, doubleType
  case cfIndexType, nsIntegerType, cgFloatType

  public static let maxType = CFNumberType.cgFloatType

  /// What the number is kept as; those without a sign are kept as what has room for them.
  fileprivate init(_ number: NSNumber) {
    self =
      switch String(cString: number.objCType) {
      case "c", "B": .charType
      case "C", "s": .sInt16Type
      // Of these there is one each, whatever it was made of, which mostly is an `Int`.
      case "i" where (-1...12).contains(number.intValue): .sInt64Type
      case "S", "i": .sInt32Type
      case "f": .float32Type
      case "d": .float64Type
      default: .sInt64Type
      }
  }

  fileprivate var size: CFIndex {
    switch self {
    case .sInt8Type, .charType: 1
    case .sInt16Type, .shortType: 2
    case .sInt32Type, .intType, .float32Type, .floatType: 4
    default: 8
    }
  }
}

/// [CFNumberGetType(_:)](https://developer.apple.com/documentation/corefoundation/cfnumbergettype(_:))
public func CFNumberGetType(_ number: CFNumber!) -> CFNumberType { CFNumberType(number) }

/// [CFNumberGetByteSize(_:)](https://developer.apple.com/documentation/corefoundation/cfnumbergetbytesize(_:))
public func CFNumberGetByteSize(_ number: CFNumber!) -> CFIndex { CFNumberType(number).size }

/// [CFNumberCreate(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfnumbercreate(_:_:_:))
public func CFNumberCreate(
  _ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
  guard let valuePtr else { return nil }
  return switch theType {
  case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
  case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
  case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
  case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
  case .float64Type, .doubleType, .cgFloatType: NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
  case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
    NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
  }
}

/// [CFNumberGetValue(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfnumbergetvalue(_:_:_:))
///
/// False where the type does not hold the number as it is.
@discardableResult
public func CFNumberGetValue(
  _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
  guard let number, let valuePtr else { return false }
  switch theType {
  case .sInt8Type, .charType: valuePtr.storeBytes(of: number.int8Value, as: Int8.self)
  case .sInt16Type, .shortType: valuePtr.storeBytes(of: number.int16Value, as: Int16.self)
  case .sInt32Type, .intType: valuePtr.storeBytes(of: number.int32Value, as: Int32.self)
  case .float32Type, .floatType: valuePtr.storeBytes(of: number.floatValue, as: Float.self)
  case .float64Type, .doubleType, .cgFloatType: valuePtr.storeBytes(of: number.doubleValue, as: Double.self)
  case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
    valuePtr.storeBytes(of: number.int64Value, as: Int64.self)
  }
  return CFNumberCreate(nil, theType, valuePtr).isEqual(number)
}
