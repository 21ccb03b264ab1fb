import Testing
@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationMessagesTests {
  @Test func `Notifications of the application are messages for those who observe them`() {
    var count = 0
    let token = NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
      count += 1
    }
    for _ in 0..<2 {
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    #expect(count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
