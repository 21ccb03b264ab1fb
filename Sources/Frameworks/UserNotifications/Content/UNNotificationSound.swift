/// See [UNNotificationSound](https://developer.apple.com/documentation/usernotifications/unnotificationsound).
open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String
  private let volume: Float

  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }

  private init(_ name: String, volume: Float = 1) {
    self.name = name
    self.volume = volume
    super.init()
  }

  public static let `default` = UNNotificationSound("default")
  public static let defaultCritical = UNNotificationSound("defaultCritical")
  public static let defaultRingtone = UNNotificationSound("defaultRingtone")

  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound("defaultCritical", volume: volume)
  }

  /// Sounds are the same by their name and volume.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && volume == other.volume
  }

  open override var hash: Int { name.hashValue }
}

/// See [UNNotificationSoundName](https://developer.apple.com/documentation/usernotifications/unnotificationsoundname).
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}
