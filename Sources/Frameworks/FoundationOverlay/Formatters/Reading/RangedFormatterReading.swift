import Foundation

/// Formatters that [read a part of a text](https://developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:)),
/// for subclasses to have their own way.
public protocol RangedFormatterReading: Formatter {
  /// What a text means; nil for one that means nothing.
  func windfallValue(of text: String) -> AnyObject?
}

extension NumberFormatter: RangedFormatterReading {
  public func windfallValue(of text: String) -> AnyObject? { number(from: text) }
}

extension DateFormatter: RangedFormatterReading {
  public func windfallValue(of text: String) -> AnyObject? { date(from: text).map { $0 as NSDate } }
}

extension RangedFormatterReading {
  /// [getObjectValue(_:for:range:)](https://developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:))
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    if let own = self as? any OverridesRangedObjectValue {
      return try own.getObjectValue(obj, for: string, range: rangep)
    }
    try windfallGetObjectValue(obj, for: string, range: rangep)
  }

  /// What `super` has of it: all of the range has to be a number, or a date.
  public func windfallGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = rangep.flatMap { Range($0.pointee, in: string) }.map { String(string[$0]) } ?? string
    guard let value = windfallValue(of: text) else { throw CocoaError(.formatting) }
    obj?.pointee = value
  }
}
