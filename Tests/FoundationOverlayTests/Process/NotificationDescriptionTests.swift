import Foundation
import FoundationOverlay
import Testing

struct NotificationDescriptionTests {
  @Test func `a notification says what it has not, too`() {
    let bare = Notification(name: Notification.Name("bare"))
    #expect(bare.description == "name = bare, object = nil, userInfo = nil")
    let full = Notification(name: Notification.Name("full"), object: "a", userInfo: ["b": 1])
    #expect(
      full.description == "name = full, object = Optional(\"a\"), userInfo = Optional([AnyHashable(\"b\"): 1])")
    #expect(full.debugDescription == full.description)
  }
}
