import Foundation

/// [CFStringCreateWithCString(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfstringcreatewithcstring(_:_:_:))
public func CFStringCreateWithCString(
  _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  cStr.flatMap { NSString(cString: $0, encoding: CFStringConvertEncodingToNSStringEncoding(encoding)) }
}

/// [CFStringCreateMutableCopy(_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfstringcreatemutablecopy(_:_:_:))
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
  theString.map { NSMutableString(string: $0 as String) }
}

/// [CFStringCreateCopy(_:_:)](https://developer.apple.com/documentation/corefoundation/cfstringcreatecopy(_:_:))
public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! {
  theString.map { NSString(string: $0 as String) }
}

/// [CFStringGetLength(_:)](https://developer.apple.com/documentation/corefoundation/cfstringgetlength(_:))
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }

/// [CFStringTransform(_:_:_:_:)](https://developer.apple.com/documentation/corefoundation/cfstringtransform(_:_:_:_:))
///
/// A part of the text is not transformed: a range answers false.
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform, range == nil else { return false }
  if [kCFStringTransformStripDiacritics, kCFStringTransformStripCombiningMarks].contains(transform), !reverse {
    // Foundation's own takes the letters away with their marks.
    let letters = string.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    string.setString(String(String.UnicodeScalarView(letters)))
    return true
  }
  let whole = NSRange(location: 0, length: string.length)
  return string.applyTransform(transform as String, reverse: reverse, range: whole, updatedRange: nil)
}

nonisolated(unsafe) public let kCFStringTransformToLatin: CFString! = NSString(string: StringTransform.toLatin.rawValue)
nonisolated(unsafe) public let kCFStringTransformMandarinLatin: CFString! = NSString(
  string: StringTransform.mandarinToLatin.rawValue)
nonisolated(unsafe) public let kCFStringTransformStripCombiningMarks: CFString! = NSString(
  string: StringTransform.stripCombiningMarks.rawValue)
nonisolated(unsafe) public let kCFStringTransformStripDiacritics: CFString! = NSString(
  string: StringTransform.stripDiacritics.rawValue)
nonisolated(unsafe) public let kCFStringTransformFullwidthHalfwidth: CFString! = NSString(
  string: StringTransform.fullwidthToHalfwidth.rawValue)
