import WindfallCore

extension NSPersistentCloudKitContainer {
  /// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer/eventchangednotification
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer/eventnotificationuserinfokey
  public static let eventNotificationUserInfoKey = "event"

  /// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer/eventtype
  public enum EventType: Int, Sendable {
    case setup
    case `import`
    case export
  }

  /// https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer/event
  nonisolated open class Event: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: UUID
    public let storeIdentifier: String
    public let type: EventType
    public let startDate: Date
    public let endDate: Date?
    public let succeeded: Bool
    public let error: (any Error)?

    init(beginning type: EventType, of storeIdentifier: String) {
      identifier = UUID()
      self.storeIdentifier = storeIdentifier
      self.type = type
      startDate = Date()
      endDate = nil
      succeeded = false
      error = nil
      super.init()
    }

    /// The same event when it has failed.
    init(_ event: Event, failedWith error: any Error) {
      identifier = event.identifier
      storeIdentifier = event.storeIdentifier
      type = event.type
      startDate = event.startDate
      endDate = Date()
      succeeded = false
      self.error = error
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}

extension NSPersistentCloudKitContainer.Event: PredicateSubject {
  @_spi(Windfall) public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "self", "SELF": .object(self)
    case "identifier": .string(identifier.uuidString)
    case "storeIdentifier": .string(storeIdentifier)
    case "type": .integer(type.rawValue)
    case "startDate": .date(startDate.timeIntervalSinceReferenceDate)
    case "endDate": endDate.map { .date($0.timeIntervalSinceReferenceDate) } ?? .null
    case "succeeded": .bool(succeeded)
    default: nil
    }
  }
}
