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
