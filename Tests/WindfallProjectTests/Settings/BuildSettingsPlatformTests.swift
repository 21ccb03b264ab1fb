import Testing

@testable import WindfallProject

struct BuildSettingsPlatformTests {
  private func platform(_ values: [String: String]) -> String? {
    BuildSettings(levels: [SettingsLevel(values)], platform: .simulator(configuration: "Debug")).otherPlatform
  }

  @Test func `a product is for iOS unless its SDK or platforms say otherwise`() {
    #expect(platform([:]) == nil)
    #expect(platform(["SDKROOT": "iphoneos"]) == nil)
    #expect(platform(["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "macosx iphonesimulator iphoneos"]) == nil)
    #expect(platform(["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros xrsimulator"]) == "visionOS")
    #expect(platform(["SDKROOT": "auto"]) == nil)
    #expect(platform(["SDKROOT": "macosx14.2"]) == "macOS")
    #expect(platform(["SDKROOT": "watchos"]) == "watchOS")
    #expect(platform(["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "appletvsimulator appletvos"]) == "tvOS")
  }
}
