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

  public init(eventStore: EKEventStore) { super.init() }

  open var eventIdentifier: String! { nil }
}
