public import Foundation

/// https://developer.apple.com/documentation/foundation/nsexceptionname
extension NSExceptionName {
  public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let inconsistentArchiveException = NSExceptionName(rawValue: "NSInconsistentArchiveException")
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  public static let invalidReceivePortException = NSExceptionName(rawValue: "NSInvalidReceivePortException")
  public static let invalidSendPortException = NSExceptionName(rawValue: "NSInvalidSendPortException")
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
  public static let oldStyleException = NSExceptionName(rawValue: "NSOldStyleException")
  public static let portReceiveException = NSExceptionName(rawValue: "NSPortReceiveException")
  public static let portSendException = NSExceptionName(rawValue: "NSPortSendException")
  public static let portTimeoutException = NSExceptionName(rawValue: "NSPortTimeoutException")
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUndefinedKeyException")
}
