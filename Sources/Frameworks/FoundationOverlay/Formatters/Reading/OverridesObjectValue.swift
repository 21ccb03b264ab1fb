import Foundation

/// A formatter that overrides [getObjectValue(_:for:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/getobjectvalue(_:for:errordescription:)).
public protocol OverridesObjectValue: AnyObject {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// One that overrides [getObjectValue(_:for:range:)](https://developer.apple.com/documentation/foundation/numberformatter/getobjectvalue(_:for:range:)).
public protocol OverridesRangedObjectValue: AnyObject {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
}

/// One that overrides [isPartialStringValid(_:newEditingString:errorDescription:)](https://developer.apple.com/documentation/foundation/formatter/ispartialstringvalid(_:neweditingstring:errordescription:)).
public protocol OverridesPartialString: AnyObject {
  func isPartialStringValid(
    _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// One that overrides [the method of that name](https://developer.apple.com/documentation/foundation/formatter/ispartialstringvalid(_:proposedselectedrange:originalstring:originalselectedrange:errordescription:))
/// that knows the selection.
public protocol OverridesPartialSelection: AnyObject {
  func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// One that overrides [attributedString(for:withDefaultAttributes:)](https://developer.apple.com/documentation/foundation/formatter/attributedstring(for:withdefaultattributes:)).
public protocol OverridesAttributedString: AnyObject {
  func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString?
}
