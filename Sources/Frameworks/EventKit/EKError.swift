public let EKErrorDomain = "EKErrorDomain"

/// See [EKError](https://developer.apple.com/documentation/eventkit/ekerror-swift.struct).
public struct EKError: _BridgedStoredNSError {
  /// See [EKError.Code](https://developer.apple.com/documentation/eventkit/ekerror-swift.struct/code).
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError

    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly = 6
    case durationGreaterThanRecurrence = 7
    case alarmGreaterThanRecurrence = 8
    case startDateTooFarInFuture = 9
    case startDateCollidesWithOtherOccurrence = 10
    case objectBelongsToDifferentStore = 11
    case invitesCannotBeMoved = 12
    case invalidSpan = 13
    case calendarHasNoSource = 14
    case calendarSourceCannotBeModified = 15
    case calendarIsImmutable = 16
    case sourceDoesNotAllowCalendarAddDelete = 17
    case recurringReminderRequiresDueDate = 18
    case structuredLocationsNotSupported = 19
    case reminderLocationsNotSupported = 20
    case alarmProximityNotSupported = 21
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case sourceDoesNotAllowReminders = 24
    case sourceDoesNotAllowEvents = 25
    case priorityIsInvalid = 26
    case invalidEntityType = 27
    case procedureAlarmsNotMutable = 28
    case eventStoreNotAuthorized = 29
    case osNotSupported = 30
    case invalidInviteReplyCalendar = 31
    case notificationsCollectionFlagNotSet = 32
    case sourceMismatch = 33
    case notificationCollectionMismatch = 34
    case notificationSavedWithoutCollection = 35
    case reminderAlarmContainsEmailOrURL = 36
  }

  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { EKErrorDomain }
  public static var errorDomain: String { EKErrorDomain }
}
