import Testing

@testable import WindfallBuild

@Suite struct VisibleModulesTests {
  @Test(
    "Modules bring the names of those that they pass on",
    arguments: [
      ("MobileCoreServices", "UniformTypeIdentifiers"), ("CoreServices", "UniformTypeIdentifiers"),
      ("MapKit", "CoreLocation"), ("SwiftUI", "UIKit"), ("AVFoundation", "CoreImage"), ("UIKit", "CoreImage"),
      ("SceneKit", "simd"), ("ARKit", "simd"), ("AVFAudio", "AVFoundation"),
    ])
  func exports(module: String, brought: String) {
    #expect(VisibleModules.exports[module]?.contains(brought) == true)
  }

  @Test("A module that stands for one of Apple's brings Foundation, and what there is of the others")
  func imports() {
    let there: Set = ["FoundationOverlay", "UIKit", "CoreGraphics"]
    #expect(VisibleModules.imports(of: "HealthKit", where: there.contains) == ["Foundation", "FoundationOverlay"])
    #expect(
      VisibleModules.imports(of: "SceneKit", where: there.contains)
        == ["Foundation", "CoreGraphics", "FoundationOverlay", "UIKit"])
  }
}
