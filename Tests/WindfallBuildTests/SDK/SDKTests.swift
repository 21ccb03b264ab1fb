import Foundation
import Testing
import WindfallLowering

@testable import WindfallBuild

@Suite struct SDKTests {
  private let folder: TestFolder
  private var sdk: SDK { SDK(products: folder.url) }

  init() throws {
    folder = try TestFolder()
    try folder.write(
      #"{"": {"object": "/b/UIKit.o"}, "/s/UIView.swift": {"object": "/b/UIView.swift.o"}, "/s/B.swift": {"object": "/b/A.o"}}"#,
      to: "UIKit.build/output-file-map.json")
    try folder.write("", to: "UIKit.build/Removed.swift.o")
    try folder.write("", to: "CWindfallHost.build/template.c.o")
    try folder.write("module COpenCombineHelpers {}", to: "COpenCombineHelpers.build/module.modulemap")
  }

  @Test("The objects of a module are those that its last build made")
  func objects() throws {
    let objects = try sdk.objects(of: .app)
    #expect(objects == ["/b/A.o", "/b/UIView.swift.o", folder.url.path + "/CWindfallHost.build/template.c.o"])
  }

  @Test("The linker script names each object")
  func linkerScript() throws {
    let script = try sdk.writeLinkerScript(of: .app, into: folder.url)
    let text = try String(contentsOf: script, encoding: .utf8)
    #expect(text.hasPrefix("INPUT(\"/b/A.o\")\nINPUT(\"/b/UIView.swift.o\")\n"))
  }

  @Test("C modules are passed to the compiler by their module maps")
  func compilerArguments() {
    #expect(
      sdk.compilerArguments == [
        "-I", folder.url.path + "/Modules", "-Xcc",
        "-fmodule-map-file=\(folder.url.path)/COpenCombineHelpers.build/module.modulemap",
      ])
  }

  @Test("Sources that import TestDoubles are compiled with its macros, and no others")
  func macroArguments() {
    let plugin = folder.url.path + "/TestDoublesPlugin-tool#TestDoublesPlugin"
    #expect(sdk.macroArguments(importing: ["XCTest", "TestDoubles"]) == ["-load-plugin-executable", plugin])
    #expect(sdk.macroArguments(importing: ["XCTest"]) == [])
  }

  @Test("Frameworks are linked where they are imported, with what they need")
  func frameworks() {
    #expect(SDK.frameworks(neededFor: ["UIKit", "MapKit"]) == ["MapKit", "CoreLocation"])
    #expect(SDK.frameworks(neededFor: ["AVKit"]) == ["AVKit", "AVFoundation", "AudioToolbox", "CoreMedia"])
    #expect(SDK.frameworks(neededFor: ["UIKit", "Foundation"]).isEmpty)
    #expect(SDK.frameworks(neededFor: ["Compression"]) == ["Compression", "zlib"])
    #expect(SDK.libraries(of: ["Compression", "SQLite3", "zlib"]) == ["sqlite3", "z"])
    #expect(SDK.frameworks(standingFor: ["sqlite3"]) == ["SQLite3"])
  }

  @Test("What adds to FoundationNetworking is linked where that is, by whatever way it comes")
  func networking() {
    let overlay: Set = ["FoundationNetworkingOverlay", "Security", "CryptographyEngine"]
    #expect(SDK.frameworks(neededFor: ["Foundation", "FoundationNetworking"]) == overlay)
    #expect(SDK.frameworks(neededFor: ["OHHTTPStubsSwift"]) == overlay)
  }

  @Test("Every framework that can be linked can be imported, but for what only the lowering imports")
  func frameworksAreKnown() {
    let lowered: Set = ["FoundationNetworkingOverlay"]
    #expect(Set(SDK.frameworkModules.keys).subtracting(lowered).isSubset(of: LoweringOptions.sdkModules))
    #expect(SDK.frameworkModules.values.joined().allSatisfy { SDK.frameworkModules[$0] != nil })
  }

  @Test("An SDK that is not there is reported with the way to get it")
  func missing() throws {
    let error = try #require(throws: BuildError.self) { try SDK.locate(environment: ["WINDFALL_SDK": folder.url.path]) }
    #expect(error.status == .unusableMachine)
    #expect(error.message.contains("SwiftUI.swiftmodule is missing"))
  }
}
