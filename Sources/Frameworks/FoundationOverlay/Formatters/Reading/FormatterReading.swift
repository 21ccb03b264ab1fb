import Foundation

/// What [formatters](https://developer.apple.com/documentation/foundation/formatter) have on iOS beside what Foundation
/// on Linux gives them, for subclasses to have their own.
///
/// The methods are in extensions of a protocol, as those of a class could not be replaced in its subclasses.
public protocol FormatterReading: AnyObject {}

extension Formatter: FormatterReading {}

extension FormatterReading where Self: Formatter {
  /// [getObjectValue(_:for:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:))
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let own = self as? any OverridesObjectValue {
      return own.getObjectValue(obj, for: string, errorDescription: error)
    }
    return windfallGetObjectValue(obj, for: string, errorDescription: error)
  }

  /// What `super` has of it: numbers and dates are read, and nothing else is.
  public func windfallGetObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var range = NSRange(location: 0, length: string.utf16.count)
    do {
      switch self {
      case let own as any OverridesRangedObjectValue: try own.getObjectValue(obj, for: string, range: &range)
      case let numbers as NumberFormatter: try numbers.getObjectValue(obj, for: string, range: &range)
      case let dates as DateFormatter: try dates.getObjectValue(obj, for: string, range: &range)
      default: return false
      }
      return true
    } catch let reason {
      error?.pointee = NSString(string: reason.localizedDescription)
      return false
    }
  }

  /// [isPartialStringValid(_:newEditingString:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/ispartialstringvalid(_:neweditingstring:errordescription:))
  public func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    (self as? any OverridesPartialString)?
      .isPartialStringValid(partialString, newEditingString: newString, errorDescription: error) ?? true
  }

  /// What `super` has of it: any text is valid.
  public func windfallIsPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// [isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/ispartialstringvalid(_:proposedselectedrange:originalstring:originalselectedrange:errordescription:))
  ///
  /// Asks the shorter one, as on iOS, where the class has none of its own.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let own = self as? any OverridesPartialSelection {
      return own.isPartialStringValid(
        partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
        originalSelectedRange: origSelRange, errorDescription: error)
    }
    return windfallIsPartialStringValid(
      partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
      originalSelectedRange: origSelRange, errorDescription: error)
  }

  /// What `super` has of it.
  public func windfallIsPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var replacement: NSString?
    let isValid = isPartialStringValid(
      partialStringPtr.pointee as String, newEditingString: &replacement, errorDescription: error)
    if !isValid, let replacement { partialStringPtr.pointee = replacement }
    return isValid
  }

  /// [attributedString(for:withDefaultAttributes:)](https://developer.apple.com/documentation/foundation/formatter/attributedstring(for:withdefaultattributes:))
  public func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    (self as? any OverridesAttributedString)?.attributedString(for: obj, withDefaultAttributes: attrs)
  }

  /// What `super` has of it: formatters of Foundation give no attributes.
  public func windfallAttributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? { nil }
}
