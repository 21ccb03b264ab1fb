/// See [CKRecordValue](https://developer.apple.com/documentation/cloudkit/ckrecordvalue-swift.typealias).
public typealias CKRecordValue = __CKRecordObjCValue

/// See [CKRecordValueProtocol](https://developer.apple.com/documentation/cloudkit/ckrecordvalueprotocol).
public protocol CKRecordValueProtocol {}

/// See [CKRecordValue](https://developer.apple.com/documentation/cloudkit/ckrecordvalue-c.protocol).
///
/// Values of Swift's are of it as well, because they are not bridged to objects where they become one.
public protocol __CKRecordObjCValue {}

extension NSString: CKRecordValueProtocol, __CKRecordObjCValue {}
extension NSNumber: CKRecordValueProtocol, __CKRecordObjCValue {}
extension NSDate: CKRecordValueProtocol, __CKRecordObjCValue {}
extension NSData: CKRecordValueProtocol, __CKRecordObjCValue {}
extension NSArray: CKRecordValueProtocol, __CKRecordObjCValue {}
extension CKAsset: CKRecordValueProtocol, __CKRecordObjCValue {}
extension CKRecord.Reference: CKRecordValueProtocol, __CKRecordObjCValue {}
extension CLLocation: CKRecordValueProtocol, __CKRecordObjCValue {}

extension String: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Date: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Data: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Bool: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Double: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Float: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Int: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Int8: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Int16: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Int32: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Int64: CKRecordValueProtocol, __CKRecordObjCValue {}
extension UInt: CKRecordValueProtocol, __CKRecordObjCValue {}
extension UInt8: CKRecordValueProtocol, __CKRecordObjCValue {}
extension UInt16: CKRecordValueProtocol, __CKRecordObjCValue {}
extension UInt32: CKRecordValueProtocol, __CKRecordObjCValue {}
extension UInt64: CKRecordValueProtocol, __CKRecordObjCValue {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension Array: __CKRecordObjCValue {}
