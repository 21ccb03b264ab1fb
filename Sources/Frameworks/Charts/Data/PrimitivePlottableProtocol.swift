import Foundation

/// See [PrimitivePlottableProtocol](https://developer.apple.com/documentation/charts/primitiveplottableprotocol).
public protocol PrimitivePlottableProtocol: Plottable {
  var _datum: _ChartDatum { get }

  static func _value(_ datum: _ChartDatum) -> Self?
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _ChartDatum { .number(Double(self)) }

  /// A place between two whole numbers is the one below.
  public static func _value(_ datum: _ChartDatum) -> Self? {
    guard case .number(let number) = datum, number.isFinite else { return nil }
    return Self(exactly: number.rounded(.down))
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _ChartDatum { .number(Double(self)) }

  public static func _value(_ datum: _ChartDatum) -> Self? {
    guard case .number(let number) = datum else { return nil }
    return Self(number)
  }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal

  public var _datum: _ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public static func _value(_ datum: _ChartDatum) -> Decimal? {
    guard case .number(let number) = datum else { return nil }
    return Decimal(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String

  public var _datum: _ChartDatum { .category(self) }

  public static func _value(_ datum: _ChartDatum) -> String? {
    guard case .category(let name) = datum else { return nil }
    return name
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date

  public var _datum: _ChartDatum { .date(self) }

  public static func _value(_ datum: _ChartDatum) -> Date? {
    guard case .date(let date) = datum else { return nil }
    return date
  }
}
