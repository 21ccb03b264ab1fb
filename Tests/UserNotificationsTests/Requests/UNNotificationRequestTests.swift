import Testing
import UserNotifications

@Suite struct UNNotificationRequestTests {
  @Test("A request keeps its content as it was")
  func copies() {
    let content = UNMutableNotificationContent()
    content.title = "before"
    content.userInfo = ["id": 7]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    #expect(request.content == content)
    content.title = "after"
    #expect(request.content.title == "before" && request.content.userInfo["id"] as? Int == 7)
    #expect(request.content != content)
  }

  @Test("A calendar trigger is due at the next date that matches")
  func calendar() throws {
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    #expect(parts.hour == 9 && parts.minute == 30 && parts.second == 0)
    #expect(date > Date() && date < Date(timeIntervalSinceNow: 26 * 3600))
  }

  @Test("An attachment is a file that is there")
  func attachment() {
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere/picture.png"))
    }
  }
}
