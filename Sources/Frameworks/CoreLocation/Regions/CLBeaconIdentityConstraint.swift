/// See [CLBeaconIdentityConstraint](https://developer.apple.com/documentation/corelocation/clbeaconidentityconstraint).
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  /// Nil for any.
  public let major: CLBeaconMajorValue?
  /// Nil for any.
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID) {
    self.uuid = uuid
    major = nil
    minor = nil
    super.init()
  }

  public init(uuid: UUID, major: CLBeaconMajorValue) {
    self.uuid = uuid
    self.major = major
    minor = nil
    super.init()
  }

  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    super.init()
  }
}

/// See [CLBeaconMajorValue](https://developer.apple.com/documentation/corelocation/clbeaconmajorvalue).
public typealias CLBeaconMajorValue = UInt16

/// See [CLBeaconMinorValue](https://developer.apple.com/documentation/corelocation/clbeaconminorvalue).
public typealias CLBeaconMinorValue = UInt16
