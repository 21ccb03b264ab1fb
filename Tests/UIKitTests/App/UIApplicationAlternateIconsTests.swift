import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIApplicationAlternateIconsTests {
  @Test func `Only icons of the Info.plist can be chosen`() async throws {
    let application = UIApplication.shared
    #expect(!application.supportsAlternateIcons)
    await #expect(throws: CocoaError.self) { try await application.setAlternateIconName("Dark") }
    #expect(application.alternateIconName == nil)
    try await application.setAlternateIconName(nil)
  }
}
