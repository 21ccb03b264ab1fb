import Foundation
import Testing
@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationServicesTests {
  private let application = UIApplication.shared

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `URLs open as far as a simulator's apps open them`() async throws {
    #expect(application.canOpenURL(try url("https://example.org")))
    #expect(application.canOpenURL(try url(UIApplication.openSettingsURLString)))
    #expect(!application.canOpenURL(try url("tel:123")))
    #expect(!application.canOpenURL(try url("nobody://x")))
    let unknown = try url("nobody://x")
    let success = await withCheckedContinuation { continuation in
      application.open(unknown) { continuation.resume(returning: $0) }
    }
    #expect(!success)
    let isOpened: Bool = await application.open(unknown, options: [:])
    #expect(!isOpened)
  }

  @Test func `Background tasks are counted, and end once`() {
    let (first, second) = (application.beginBackgroundTask(), application.beginBackgroundTask(withName: "save"))
    #expect(first != second && first != .invalid)
    #expect(application.backgroundTasks.isSuperset(of: [first, second]))
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
    application.endBackgroundTask(.invalid)
    #expect(application.backgroundTasks.isEmpty)
  }

  @Test func `The device is that of a simulator, which has no battery`() {
    let device = UIDevice.current
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    #expect(device.identifierForVendor == device.identifierForVendor)
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
  }
}

@MainActor struct UIApplicationAlternateIconsTests {
  @Test func `Only icons of the Info.plist can be chosen`() async throws {
    let application = UIApplication.shared
    #expect(!application.supportsAlternateIcons)
    await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("Dark") }
    #expect(application.alternateIconName == nil)
    try await application.setAlternateIconName(nil)
  }
}

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

@MainActor struct UIApplicationMemoryWarningsTests {
  private final class Controller: UIViewController {
    private(set) var warnings = 0

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func `The controllers of a window are warned, with those they hold and present`() {
    let (root, top, sheet) = (UINavigationController(), Controller(), Controller())
    root.viewControllers = [top]
    withWindow(showing: root) { _ in
      root.present(sheet, animated: false)
      NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      #expect(top.warnings == 1 && sheet.warnings == 1)
      root.dismiss(animated: false)
    }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(top.warnings == 1)
  }
}
