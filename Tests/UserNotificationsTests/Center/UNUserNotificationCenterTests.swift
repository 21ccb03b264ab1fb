import Foundation
import Testing

@testable import UserNotifications

@Suite struct UNUserNotificationCenterTests {
  private final class Presenter: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let presented: AsyncStream<String>
    private let note: AsyncStream<String>.Continuation

    override init() {
      (presented, note) = AsyncStream.makeStream()
      super.init()
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      defer { note.yield(notification.request.identifier) }
      return [.list, .sound]
    }
  }

  private func request(_ identifier: String, _ title: String = "", after time: TimeInterval? = 1000)
    -> UNNotificationRequest
  {
    let content = UNMutableNotificationContent()
    content.title = title
    let trigger = time.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  @Test("Leave is denied, and the settings say so")
  func denied() async throws {
    let center = UNUserNotificationCenter { $0(false) }
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .denied && settings.alertSetting == .disabled)
  }

  @Test("Leave that is granted is for what was asked")
  func granted() async throws {
    let center = UNUserNotificationCenter { $0(true) }
    let isGranted = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.alert, .badge]) { granted, error in
        #expect(error == nil)
        continuation.resume(returning: granted)
      }
    }
    let settings = await center.notificationSettings()
    #expect(isGranted && settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .disabled)
  }

  @Test("Leave to deliver quietly is given without asking")
  func provisional() async throws {
    let center = UNUserNotificationCenter { $0(false) }
    #expect(try await center.requestAuthorization(options: [.alert, .provisional]))
    #expect(await center.notificationSettings().authorizationStatus == .provisional)
  }

  @Test("Requests are kept, replaced by their identifier, and removed")
  func requests() async throws {
    let center = UNUserNotificationCenter { $0(false) }
    try await center.add(request("a", "first"))
    try await center.add(request("b"))
    try await center.add(request("a", "second"))
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["b", "a"] && pending.last?.content.title == "second")
    center.removePendingNotificationRequests(withIdentifiers: ["b", "c"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("What is due comes to the delegate, which says whether it is listed")
  func delivery() async throws {
    let center = UNUserNotificationCenter { $0(true) }
    let presenter = Presenter()
    center.delegate = presenter
    _ = try await center.requestAuthorization(options: [.alert])
    try await center.add(request("now", after: nil))
    try await center.add(request("soon", after: 0.01))
    var events = presenter.presented.makeAsyncIterator()
    #expect(await events.next() == "now")
    #expect(await events.next() == "soon")
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("Without leave nothing is presented")
  func silence() async throws {
    let store = NotificationStore()
    store.onDue = { _ in Issue.record("presented") }
    store.add(request("now", after: nil))
    #expect(store.pending.isEmpty && store.delivered.isEmpty)
  }

  @Test("Categories are kept")
  func categories() async {
    let center = UNUserNotificationCenter { $0(false) }
    let action = UNNotificationAction(identifier: "later", title: "Later")
    let category = UNNotificationCategory(identifier: "reminder", actions: [action], intentIdentifiers: [])
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories() == [category])
  }
}
