import Testing

@_spi(Windfall) @testable import FoundationOverlay

@Suite struct PermissionTests {
  @Test("Only what is named is granted")
  func named() {
    #expect(Permission.location.isGranted(by: ["camera", "location"]))
    #expect(!Permission.photos.isGranted(by: ["camera", "location"]))
    #expect(Permission.allCases.allSatisfy { $0.isGranted(by: ["all"]) })
  }

  @Test("An app has to say what it wants it for")
  func description() { #expect(!Permission.hasUsageDescription("NSCameraUsageDescription")) }
}
