public let CMErrorDomain = "CMErrorDomain"

/// See [CMError](https://developer.apple.com/documentation/coremotion/cmerror).
public struct CMError: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The error that handlers are given.
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

public let CMErrorNULL = CMError(100)
public let CMErrorDeviceRequiresMovement = CMError(101)
public let CMErrorTrueNorthNotAvailable = CMError(102)
public let CMErrorUnknown = CMError(103)
public let CMErrorMotionActivityNotAvailable = CMError(104)
public let CMErrorMotionActivityNotAuthorized = CMError(105)
public let CMErrorMotionActivityNotEntitled = CMError(106)
public let CMErrorInvalidParameter = CMError(107)
public let CMErrorInvalidAction = CMError(108)
public let CMErrorNotAvailable = CMError(109)
public let CMErrorNotEntitled = CMError(110)
public let CMErrorNotAuthorized = CMError(111)

/// See [CMAuthorizationStatus](https://developer.apple.com/documentation/coremotion/cmauthorizationstatus).
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// See [CMLogItem](https://developer.apple.com/documentation/coremotion/cmlogitem).
open class CMLogItem: NSObject {
  open private(set) var timestamp: TimeInterval = 0
}
