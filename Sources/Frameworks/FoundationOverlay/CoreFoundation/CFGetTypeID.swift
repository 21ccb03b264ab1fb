import Foundation

/// [CFTypeID](https://developer.apple.com/documentation/corefoundation/cftypeid)
public typealias CFTypeID = UInt

/// The types that Core Foundation tells apart; a mutable one is of the type that it can be used as.
private enum CoreType: CFTypeID {
  case null = 1, boolean, number, string, data, date, array, dictionary, set, url, uuid, error, locale, calendar
  case timeZone, characterSet, attributedString, other

  init(_ value: CFTypeRef) {
    self =
      switch value {
      case is NSNull: .null
      case let value as NSNumber: String(cString: value.objCType) == "c" ? .boolean : .number
      case is NSString: .string
      case is NSData: .data
      case is NSDate: .date
      case is NSArray: .array
      case is NSDictionary: .dictionary
      case is NSSet: .set
      case is NSURL: .url
      case is NSUUID: .uuid
      case is NSError: .error
      case is NSLocale: .locale
      case is NSCalendar: .calendar
      case is NSTimeZone: .timeZone
      case is NSCharacterSet: .characterSet
      case is NSAttributedString: .attributedString
      default: .other
      }
  }
}

/// [CFGetTypeID(_:)](https://developer.apple.com/documentation/corefoundation/cfgettypeid(_:))
///
/// The numbers are those of this process; what Core Foundation has no type for is one type here.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { cf.map { CoreType($0).rawValue } ?? 0 }

public func CFNullGetTypeID() -> CFTypeID { CoreType.null.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CoreType.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CoreType.number.rawValue }
public func CFStringGetTypeID() -> CFTypeID { CoreType.string.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CoreType.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CoreType.date.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CoreType.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CoreType.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { CoreType.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { CoreType.url.rawValue }
public func CFUUIDGetTypeID() -> CFTypeID { CoreType.uuid.rawValue }
public func CFErrorGetTypeID() -> CFTypeID { CoreType.error.rawValue }
public func CFLocaleGetTypeID() -> CFTypeID { CoreType.locale.rawValue }
public func CFCalendarGetTypeID() -> CFTypeID { CoreType.calendar.rawValue }
public func CFTimeZoneGetTypeID() -> CFTypeID { CoreType.timeZone.rawValue }
public func CFCharacterSetGetTypeID() -> CFTypeID { CoreType.characterSet.rawValue }
public func CFAttributedStringGetTypeID() -> CFTypeID { CoreType.attributedString.rawValue }

/// [CFEqual(_:_:)](https://developer.apple.com/documentation/corefoundation/cfequal(_:_:))
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let first = cf1 as? NSObject, let second = cf2 as? NSObject else { return cf1 === cf2 }
  return first.isEqual(second)
}

/// [CFHash(_:)](https://developer.apple.com/documentation/corefoundation/cfhash(_:))
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  let hash = (cf as? NSObject)?.hash ?? cf.map { ObjectIdentifier($0).hashValue } ?? 0
  return CFHashCode(bitPattern: hash)
}

/// [CFBridgingRetain(_:)](https://developer.apple.com/documentation/foundation/cfbridgingretain(_:))
public func CFBridgingRetain(_ X: Any?) -> CFTypeRef? { X.map { $0 as AnyObject } }

/// [CFBridgingRelease(_:)](https://developer.apple.com/documentation/foundation/cfbridgingrelease(_:))
public func CFBridgingRelease(_ X: CFTypeRef?) -> Any? { X }
