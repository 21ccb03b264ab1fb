/// See [CLBeacon](https://developer.apple.com/documentation/corelocation/clbeacon).
///
/// None is ever near.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date

  init(
    uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int,
    timestamp: Date
  ) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.proximity = proximity
    self.accuracy = accuracy
    self.rssi = rssi
    self.timestamp = timestamp
    super.init()
  }
}

/// See [CLProximity](https://developer.apple.com/documentation/corelocation/clproximity).
public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}
