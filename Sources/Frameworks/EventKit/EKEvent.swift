@_spi(Windfall) import FoundationOverlay

/// See [EKEvent](https://developer.apple.com/documentation/eventkit/ekevent).
open class EKEvent: NSObject {
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var calendar: EKCalendar!

  public override init() { super.init() }

  public init(eventStore: EKEventStore) { super.init() }

  open var eventIdentifier: String! { nil }
}

/// See [EKEventStore](https://developer.apple.com/documentation/eventkit/ekeventstore).
///
/// Nobody is asked: access is denied, unless `WINDFALL_GRANT` names `calendars` or `reminders`. There is no calendar, so
/// that nothing can be saved.
open class EKEventStore: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var answers: [EKEntityType: Bool] = [:]

  public override init() { super.init() }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    lock.withLock { answers[entityType].map { $0 ? .fullAccess : .denied } ?? .notDetermined }
  }

  @preconcurrency open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = Self.decide(entityType)
    Callback { completion(isGranted, nil) }.callInBackground()
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { Self.decide(entityType) }

  @preconcurrency open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .event, completion: completion) }

  open func requestFullAccessToEvents() async throws -> Bool { Self.decide(.event) }

  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .event, completion: completion) }

  open func requestWriteOnlyAccessToEvents() async throws -> Bool { Self.decide(.event) }

  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .reminder, completion: completion) }

  open func requestFullAccessToReminders() async throws -> Bool { Self.decide(.reminder) }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate { _, _ in false } }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.noCalendar) }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.noCalendar) }

  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventNotMutable) }

  private static func decide(_ entityType: EKEntityType) -> Bool {
    lock.withLock {
      let permission = entityType == .reminder ? Permission.reminders : .calendars
      let answer = answers[entityType] ?? permission.isGranted
      answers[entityType] = answer
      return answer
    }
  }
}

/// See [EKAuthorizationStatus](https://developer.apple.com/documentation/eventkit/ekauthorizationstatus).
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// See [EKEntityType](https://developer.apple.com/documentation/eventkit/ekentitytype).
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// See [EKSpan](https://developer.apple.com/documentation/eventkit/ekspan).
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}
