/// A value of a record that is kept as an object of another type.
protocol RecordValueObject {
  var recordObject: any __CKRecordObjCValue { get }
}

extension NSString: RecordValueObject {
  /// Another text if this one can be changed.
  var recordObject: any __CKRecordObjCValue { self is NSMutableString ? NSString(string: self as String) : self }
}

extension NSData: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { self is NSMutableData ? NSData(data: self as Data) : self }
}

extension NSArray: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { Self.recordArray(of: map { $0 }) }

  /// An array of objects. What is no value of a record stays what it is.
  fileprivate static func recordArray(of values: [Any]) -> NSArray {
    NSArray(array: values.map { ($0 as? any RecordValueObject)?.recordObject ?? $0 })
  }
}

extension Array: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { NSArray.recordArray(of: self) }
}

extension String: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { self as NSString }
}

extension Date: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { self as NSDate }
}

extension Data: RecordValueObject {
  var recordObject: any __CKRecordObjCValue { self as NSData }
}

extension Bool: RecordValueObject {}
extension Double: RecordValueObject {}
extension Float: RecordValueObject {}
extension Int: RecordValueObject {}
extension Int8: RecordValueObject {}
extension Int16: RecordValueObject {}
extension Int32: RecordValueObject {}
extension Int64: RecordValueObject {}
extension UInt: RecordValueObject {}
extension UInt8: RecordValueObject {}
extension UInt16: RecordValueObject {}
extension UInt32: RecordValueObject {}
extension UInt64: RecordValueObject {}

extension RecordValueObject where Self: RecordNumber {
  var recordObject: any __CKRecordObjCValue { number }
}

/// A type of numbers, which is made of any number, as `NSNumber` makes it.
protocol RecordNumber {
  var number: NSNumber { get }

  init(recordNumber: NSNumber)
}

extension Bool: RecordNumber {
  var number: NSNumber { NSNumber(value: self) }

  init(recordNumber number: NSNumber) { self = number.boolValue }
}

extension Double: RecordNumber {
  var number: NSNumber { NSNumber(value: self) }

  init(recordNumber number: NSNumber) { self = number.doubleValue }
}

extension Float: RecordNumber {
  var number: NSNumber { NSNumber(value: self) }

  init(recordNumber number: NSNumber) { self = number.floatValue }
}

extension RecordNumber where Self: FixedWidthInteger & SignedInteger {
  var number: NSNumber { NSNumber(value: Int64(self)) }

  init(recordNumber number: NSNumber) { self.init(truncatingIfNeeded: number.int64Value) }
}

extension RecordNumber where Self: FixedWidthInteger & UnsignedInteger {
  var number: NSNumber { NSNumber(value: UInt64(self)) }

  init(recordNumber number: NSNumber) { self.init(truncatingIfNeeded: number.uint64Value) }
}

extension Int: RecordNumber {}
extension Int8: RecordNumber {}
extension Int16: RecordNumber {}
extension Int32: RecordNumber {}
extension Int64: RecordNumber {}
extension UInt: RecordNumber {}
extension UInt8: RecordNumber {}
extension UInt16: RecordNumber {}
extension UInt32: RecordNumber {}
extension UInt64: RecordNumber {}
