@_spi(Windfall) import FoundationOverlay

/// The fields of a record, either those that are encrypted or the others, and which of them were changed.
struct RecordFields {
  private(set) var values: [String: any __CKRecordObjCValue] = [:]
  private(set) var changed: Set<String> = []

  init() {}

  mutating func set(_ value: (any __CKRecordObjCValue)?, forKey key: String) {
    values[key] = value.map { Self.object($0) }
    changed.insert(key)
  }

  /// Raises an exception for what is not the name of a field, before any field is accessed: an access that an exception
  /// leaves would never end.
  static func check(key: String) {
    if isName(key) { return }
    NSException(name: .invalidArgumentException, reason: "\(key) is not the name of a field").raise()
  }

  /// A letter, and up to 254 letters, digits and underscores, or a name of CloudKit's own.
  private static func isName(_ key: String) -> Bool {
    if key.hasPrefix("cloudkit.") { return true }
    guard let first = key.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic, key.utf8.count < 256
    else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  /// The object that a value is kept as, which is cast to all the types that one is cast to on iOS.
  static func object(_ value: any __CKRecordObjCValue) -> any __CKRecordObjCValue {
    (value as? any RecordValueObject)?.recordObject ?? value
  }

  /// A value of which the compiler knows too little. What is no record's value raises an exception, as on iOS.
  static func value(_ value: Any, forKey key: String) -> (any __CKRecordObjCValue)? {
    if let value = value as? any __CKRecordObjCValue { return value }
    NSException(
      name: .invalidArgumentException,
      reason: "Invalid class used in a CKRecord value for key \(key): \(type(of: value))"
    ).raise()
    return nil
  }

  /// A field as a value of Swift's: all whole numbers are of one type, and all others.
  static func native(_ value: any __CKRecordObjCValue) -> (any CKRecordValueProtocol)? {
    switch value {
    case let text as NSString: text as String
    case let date as NSDate: date as Date
    case let data as NSData: data as Data
    case let number as NSNumber: isFraction(number) ? number.doubleValue : number.int64Value
    default: value as? any CKRecordValueProtocol
    }
  }

  private static func isFraction(_ number: NSNumber) -> Bool {
    ["f", "d"].contains(String(cString: number.objCType))
  }

  /// All texts of a field.
  static func texts(in value: any __CKRecordObjCValue) -> [String] {
    switch value {
    case let text as NSString: [text as String]
    case let values as NSArray: values.compactMap { ($0 as? NSString).map { $0 as String } }
    default: []
    }
  }

  // MARK: - Coding

  private static let classes: [AnyClass] = [
    NSString.self, NSNumber.self, NSDate.self, NSData.self, CKAsset.self, CKRecord.Reference.self,
    ArchivedLocation.self,
  ]

  init(coder: NSCoder, name: String) {
    changed = Set(coder.texts("Changed\(name)") ?? [])
    guard let archived = coder.values(Self.classes, name) as? NSDictionary else { return }
    for (key, value) in archived {
      guard let key = key as? String else { continue }
      // What is taken out of a collection is bridged to values of Swift's.
      values[key] = (ArchivedLocation.opened(value) as? any __CKRecordObjCValue).map { Self.object($0) }
    }
  }

  func encode(with coder: NSCoder, name: String) {
    let archived = values.map { ($0 as NSString, ArchivedLocation.closed($1)) }
    coder.encode(NSDictionary(objects: archived.map(\.1), forKeys: archived.map(\.0)), forKey: name)
    coder.encode(texts: changed.sorted(), forKey: "Changed\(name)")
  }
}
