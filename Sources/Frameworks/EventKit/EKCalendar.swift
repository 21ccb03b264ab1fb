/// See [EKCalendar](https://developer.apple.com/documentation/eventkit/ekcalendar).
///
/// The store has none.
open class EKCalendar: NSObject {
  open var title = ""
}
