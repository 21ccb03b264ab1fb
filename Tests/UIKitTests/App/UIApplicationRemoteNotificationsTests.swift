import Testing
@testable @_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct UIApplicationRemoteNotificationsTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    private let (codes, note) = AsyncStream<Int>.makeStream()

    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { note.yield((error as NSError).code) }

    func next() async -> Int? {
      for await code in codes { return code }
      return nil
    }
  }

  @Test func `There is no service that gives a token`() async {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    UIApplication.shared.registerForRemoteNotifications()
    #expect(await delegate.next() == 3010)
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
    UIApplication.shared.delegate = nil
  }
}
