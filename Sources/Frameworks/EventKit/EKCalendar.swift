/// See [EKCalendar](https://developer.apple.com/documentation/eventkit/ekcalendar).
///
/// The store has none; one that an app makes stays with the app.
open class EKCalendar: NSObject {
  open var title = ""
  public let calendarIdentifier = UUID().uuidString

  /// For events or reminders of the store, which does not keep it.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
