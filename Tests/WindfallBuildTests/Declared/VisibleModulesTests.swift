import Testing

@testable import WindfallBuild

@Suite struct VisibleModulesTests {
  @Test(
    "Modules bring the names of those that they pass on",
    arguments: [
      ("MobileCoreServices", "UniformTypeIdentifiers"), ("CoreServices", "UniformTypeIdentifiers"),
      ("MapKit", "CoreLocation"), ("SwiftUI", "UIKit"), ("AVFoundation", "CoreImage"), ("UIKit", "CoreImage"),
    ])
  func exports(module: String, brought: String) {
    #expect(VisibleModules.exports[module]?.contains(brought) == true)
  }
}
