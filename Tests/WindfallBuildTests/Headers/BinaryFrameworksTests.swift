import Foundation
import Testing

@testable import WindfallBuild

@Suite("Frameworks that are compiled for iOS")
struct BinaryFrameworksTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("One that is in Objective-C has its headers, wherever it lies; one in Swift has none that say enough")
  func headers() throws {
    for path in [
      "Vendor/Maps.xcframework/ios-arm64/Maps.framework/Headers/Maps.h",
      "Vendor/Maps.xcframework/ios-arm64/Maps.framework/Headers/Pin.h", "Old.framework/Headers/A.h",
      "Old.framework/Headers/B.h", "Quick.framework/Headers/Quick-Swift.h", "Other.framework/Headers/Other.h",
      "Quick.framework/Modules/Quick.swiftmodule/arm64.swiftinterface",
    ] {
      try folder.write("", to: path)
    }
    let found = BinaryFrameworks(folders: [folder.url]).headers(of: ["Maps", "Old", "Quick", "Nowhere"])
    #expect(found.map(\.module) == ["Maps", "Old"])
    #expect(found.map { $0.files.map(\.lastPathComponent) } == [["Maps.h"], ["A.h", "B.h"]])
    #expect(BinaryFrameworks(folders: [folder.url]).headers(of: []) == [])
  }

  @Test("Those of packages are found as well, in a folder of their own as in the project's")
  func packages() throws {
    try folder.write("", to: "App/Packages/Near/Near.xcframework/ios-arm64/Near.framework/Headers/Near.h")
    try folder.write("", to: "Checkouts/Far/Far.framework/Headers/Far.h")
    let folders = ["App", "App/Packages/Near", "Checkouts/Far"].map { folder.url.appendingPathComponent($0) }
    let found = BinaryFrameworks(folders: folders).headers(of: ["Near", "Far"])
    #expect(found.map(\.module) == ["Far", "Near"])
  }
}
