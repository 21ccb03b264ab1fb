import Foundation

/// What a call of `init(value:)` becomes on a class of numbers that is known only at run time.
///
/// Foundation of Linux does not mark these initialisers as required, so a class of numbers can be one of its two only.
extension NSNumber {
  public static func windfallMake(value: Bool) -> Self { make(NSNumber(value: value)) }

  public static func windfallMake<Value: BinaryInteger>(value: Value) -> Self {
    make((value as? any NumberMaking)?.number ?? NSNumber(value: Int64(value)))
  }

  public static func windfallMake<Value: BinaryFloatingPoint>(value: Value) -> Self {
    make((value as? any NumberMaking)?.number ?? NSNumber(value: Double(value)))
  }

  private static func make(_ number: NSNumber) -> Self {
    let made = self == NSDecimalNumber.self ? NSDecimalNumber(decimal: number.decimalValue) : number
    guard let made = made as? Self else { fatalError("\(self) is no class of numbers that can be made by its type") }
    return made
  }
}

/// A value that a number keeps in a type of its own, which it tells as its `objCType`.
private protocol NumberMaking { var number: NSNumber { get } }

extension Int: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int8: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int16: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int32: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Int64: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt8: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt16: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt32: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt64: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Double: NumberMaking { fileprivate var number: NSNumber { NSNumber(value: self) } }
