import Foundation
import FoundationOverlay
import Testing

struct NotificationsTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("told")

  @Test("What is posted after an iterator was made is had in its order, of the object that was asked for")
  func order() async {
    let object = NSObject()
    center.post(name: name, object: object)
    var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
    center.post(name: name, object: object, userInfo: ["number": 1])
    center.post(name: name, object: NSObject(), userInfo: ["number": 2])
    center.post(name: name, object: object, userInfo: ["number": 3])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 3)
  }

  @Test("Of more notifications than an iterator keeps the latest stay")
  func buffer() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 1...10 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 3)
  }

  @Test("A sequence that is mapped goes on until its task is cancelled")
  func cancellation() async {
    let notifications = center.notifications(named: name)
    let task = Task { await notifications.map { _ in 1 }.reduce(0, +) }
    task.cancel()
    #expect(await task.value == 0)
  }
}
