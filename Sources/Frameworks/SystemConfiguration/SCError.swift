import Foundation

/// See [SCError()](https://developer.apple.com/documentation/systemconfiguration/scerror()). No call fails here.
public func SCError() -> Int32 { kSCStatusOK }

/// See [SCErrorString(_:)](https://developer.apple.com/documentation/systemconfiguration/scerrorstring(_:)).
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  switch status {
  case kSCStatusOK: text("Success!")
  case kSCStatusFailed: text("Failed!")
  case kSCStatusInvalidArgument: text("Invalid argument")
  default: UnsafePointer(strerror(status))
  }
}

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001
public let kSCStatusInvalidArgument: Int32 = 1002
public let kSCStatusAccessError: Int32 = 1003
public let kSCStatusNoKey: Int32 = 1004
public let kSCStatusReachabilityUnknown: Int32 = 4001

/// Text that lives as long as the process.
private func text(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
