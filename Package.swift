// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the toolchain's own swift-syntax: it matches the compiler exactly and needs no building.
let hostLibraries: String = {
  #if os(macOS)
    return ""
  #else
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { String($0) }
    for folder in folders {
      let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc").resolvingSymlinksInPath()
      let host = compiler.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
      if FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") { return host }
    }
    fatalError("no Swift toolchain with lib/swift/host on PATH; install the toolchain from swift.org")
  #endif
}()

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The frameworks that every tap goes through; debug builds, which the tests use, keep the checks left out here.
let fast: [SwiftSetting] =
  strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
/// The modules that stand in for packages, which Xcode builds for testing: tests import them with `@testable`.
let testable: [SwiftSetting] =
  strict + [.swiftLanguageMode(.v5), .unsafeFlags(["-enable-testing"], .when(configuration: .release))]
let syntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", hostLibraries])]
let syntaxLinks: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]
let macroLinks: [LinkerSetting] =
  syntaxLinks
  + ["SwiftBasicFormat", "SwiftDiagnostics", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion"].map
{
  .linkedLibrary($0)
} + [.linkedLibrary("SwiftCompilerPluginMessageHandling")]

/// A framework of Apple's that is linked only into what imports it, with its tests. An entry in the list is all that
/// it takes: whatever else has to know the name reads it from here.
struct Service {
  let name: String
  /// The modules of this package that it imports.
  var needs: [String] = []
  /// What its tests import besides; nil if it has none of its own.
  var tests: [String]?
  var settings = strict
  /// Another folder than that of Apple's frameworks, for a module of ours that some of them are made of.
  var folder = "Sources/Frameworks"
  /// The libraries of the system whose headers it exports, if it is written in C.
  var links: [String]?

  /// A library of the system under the name that Apple's module has.
  init(library name: String, links: [String], tests: [String]? = nil) {
    self.name = name
    self.links = links
    self.tests = tests
  }

  init(
    _ name: String, needs: [String] = [], tests: [String]? = nil, settings: [SwiftSetting] = strict,
    folder: String = "Sources/Frameworks"
  ) {
    self.name = name
    self.folder = folder
    self.needs = needs
    self.tests = tests
    self.settings = settings
  }

  var targets: [Target] {
    let framework = Target.target(
      name: name, dependencies: needs.map { .byName(name: $0) }, path: "\(folder)/\(name)",
      swiftSettings: links == nil ? settings : nil, linkerSettings: links?.map { .linkedLibrary($0) })
    guard let tests else { return [framework] }
    // Testing has an overlay for CoreGraphics, which is looked for in ours; tests that find methods by name need the
    // symbols of the program.
    return [
      framework,
      .testTarget(
        name: "\(name)Tests", dependencies: ([name] + tests).map { .byName(name: $0) },
        swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
        linkerSettings: needs.contains("ObjectiveC") ? [.unsafeFlags(["-Xlinker", "--export-dynamic"])] : []),
    ]
  }
}

let services = [
  Service("Accelerate", tests: []),
  Service("Accessibility", needs: ["UIKit"], tests: []),
  Service("ActivityKit", needs: ["FoundationOverlay"], tests: []),
  Service("AdSupport"),
  Service(
    "AppIntents", needs: ["FoundationOverlay", "SwiftUI", "UniformTypeIdentifiers"], tests: ["SwiftUITestSupport"]),
  Service("AppTrackingTransparency", needs: ["FoundationOverlay"]),
  Service("AudioToolbox", needs: ["FoundationOverlay"]),
  Service(
    "AuthenticationServices", needs: ["FoundationOverlay", "SwiftUI", "UIKit"], tests: ["SwiftUITestSupport"]),
  Service(
    "AVFoundation", needs: ["AudioToolbox", "CoreGraphics", "CoreMedia", "FoundationOverlay", "UIKit"], tests: []),
  Service("AVKit", needs: ["AVFoundation", "SwiftUI", "UIKit"], tests: ["SwiftUITestSupport"]),
  Service("BackgroundTasks"),
  Service("Charts", needs: ["SwiftUI"], tests: ["UIKit", "WindfallCore", "SwiftUITestSupport"]),
  Service(
    "CloudKit", needs: ["CoreLocation", "FoundationOverlay", "ObjectiveC", "WindfallCore"],
    tests: ["FoundationOverlay"]),
  Service("CommonCrypto", needs: ["CryptoKit"], tests: []),
  Service("Compression", needs: ["zlib"], tests: []),
  Service("Contacts", needs: ["FoundationOverlay"], tests: []),
  Service(
    "CoreData",
    needs: [
      "CloudKit", "Combine", "FoundationOverlay", "ObjectiveC", "PersistenceEngine", "PersistenceModel", "UIKit",
      "WindfallCore",
    ],
    tests: ["CloudKit", "PersistenceEngine", "PersistenceModel", "TestSupport", "UIKit", "WindfallCore"],
    settings: fast),
  Service(
    "CoreDataSwiftUI", needs: ["CoreData", "FoundationOverlay", "SwiftUI", "UIKit"], tests: ["SwiftUITestSupport"]),
  Service("CoreHaptics"),
  Service("CoreImage", needs: ["CoreGraphics", "UIKit", "WindfallCore"], tests: []),
  Service("CoreLocation", needs: ["FoundationOverlay"], tests: []),
  Service("CoreLocationUI", needs: ["SwiftUI"], tests: ["SwiftUITestSupport"]),
  Service("CoreMedia", needs: ["FoundationOverlay"], tests: []),
  Service("CoreMotion", needs: ["FoundationOverlay"], tests: []),
  Service("CoreSpotlight", needs: ["FoundationOverlay", "UniformTypeIdentifiers"], tests: []),
  Service("CoreTelephony"),
  Service(
    "CoreText", needs: ["CoreGraphics", "FoundationOverlay", "UIKit", "WindfallCore"], tests: ["UIKit", "WindfallCore"]),
  Service(
    "CryptoKit", needs: ["CryptographyEngine", "LocalAuthentication", "Security"], tests: [], settings: fast),
  Service("CryptographyEngine", tests: [], folder: "Sources"),
  Service("EventKit", needs: ["CoreLocation", "FoundationOverlay"], tests: []),
  Service(
    "FoundationNetworkingOverlay", needs: ["FoundationOverlay", "ObjectiveC", "Security", "WindfallCore"],
    tests: ["TestSupport"]),
  Service("GameplayKit", needs: ["WindfallCore", "simd"], tests: []),
  Service("ImageIO", needs: ["CoreGraphics", "FoundationOverlay", "UIKit", "WindfallCore"], tests: []),
  Service("JavaScriptCore", needs: ["FoundationOverlay", "ObjectiveC"], tests: []),
  Service("LinkPresentation", needs: ["FoundationOverlay", "UIKit"], tests: []),
  Service("LocalAuthentication", needs: ["FoundationOverlay"], tests: []),
  Service(
    "MapKit", needs: ["CoreLocation", "FoundationOverlay", "ObjectiveC", "SwiftUI", "UIKit", "WindfallCore"], tests: []),
  Service("MessageUI", needs: ["UIKit"], tests: []),
  Service("Metal", tests: []),
  Service("MetalPerformanceShaders", needs: ["Metal"]),
  Service("MobileCoreServices", needs: ["FoundationOverlay", "UniformTypeIdentifiers"], tests: []),
  Service("MultipeerConnectivity", needs: ["FoundationOverlay"], tests: []),
  Service("Network", needs: ["Security"], tests: []),
  Service(
    "PersistenceEngine", needs: ["FoundationOverlay", "PersistenceModel", "SQLite3", "WindfallCore"], tests: [],
    settings: fast, folder: "Sources"),
  Service("PersistenceModel", tests: [], folder: "Sources"),
  Service("Photos", needs: ["FoundationOverlay", "UIKit"], tests: []),
  Service("PhotosUI", needs: ["CoreTransferable", "FoundationOverlay", "Photos", "SwiftUI", "UIKit"], tests: []),
  Service("QuartzCore", needs: ["CoreGraphics", "UIKit"]),
  Service("QuickLook", needs: ["FoundationOverlay", "SwiftUI", "UIKit"], tests: ["SwiftUITestSupport"]),
  Service("RxCocoaRuntime", needs: ["ObjectiveC", "UIKit"], tests: ["UIKit"]),
  Service("SafariServices", needs: ["UIKit", "WindfallCore"], tests: []),
  Service("Security", needs: ["CryptographyEngine", "FoundationOverlay"], tests: ["CryptoKit"]),
  Service("Speech", needs: ["AVFoundation", "FoundationOverlay"], tests: []),
  Service(library: "SQLite3", links: ["sqlite3"], tests: []),
  Service("StoreKit", needs: ["FoundationOverlay", "UIKit", "SwiftUI"], tests: ["SwiftUITestSupport"]),
  Service(
    "SwiftData",
    needs: [
      "CoreData", "FoundationOverlay", "ObjectiveC", "PersistenceModel", "SwiftDataMacros", "WindfallCore",
    ], tests: [], settings: fast),
  Service(
    "SwiftDataSwiftUI", needs: ["CoreData", "SwiftData", "SwiftUI"],
    tests: ["SwiftData", "UIKit", "WindfallCore", "SwiftUITestSupport"]),
  Service("SystemConfiguration", tests: []),
  Service("TipKit", needs: ["SwiftUI"], tests: ["UIKit", "WindfallCore", "SwiftUITestSupport"]),
  Service("UIKitNavigationShim", needs: ["ObjectiveC", "UIKit"], tests: ["UIKit"]),
  Service("UserNotifications", needs: ["FoundationOverlay", "UIKit"], tests: []),
  Service("WatchConnectivity", needs: ["FoundationOverlay"], tests: []),
  Service("WebKit", needs: ["ObjectiveC", "SwiftUI", "UIKit", "WindfallCore"], tests: []),
  Service("WidgetKit", needs: ["ActivityKit", "AppIntents", "FoundationOverlay", "SwiftUI"], tests: []),
  Service("simd", tests: []),
  Service(library: "libxml2", links: ["xml2"], tests: []),
  Service(library: "zlib", links: ["z"], tests: []),
]

let package = Package(
  name: "Windfall",
  products: [
    .executable(name: "windfall", targets: ["windfall"]),
    .library(name: "WindfallVirtualTime", type: .dynamic, targets: ["CVirtualTime"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "WindfallCore", swiftSettings: fast),

    .target(
      name: "CoreGraphics", dependencies: ["WindfallCore"], path: "Sources/Frameworks/CoreGraphics",
      swiftSettings: strict),
    // Without a declaration: it is linked into what uses Combine.
    .target(name: "CCombine"),
    .target(
      name: "Combine",
      dependencies: [
        "CCombine", "ObjectiveC",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      path: "Sources/Frameworks/Combine", swiftSettings: strict),
    .target(name: "CObjectiveC"),
    .target(
      name: "ObjectiveC", dependencies: ["CObjectiveC"], path: "Sources/Frameworks/ObjectiveC", swiftSettings: strict),
    // Darwin's C library. A module of that name would be found by packages that ask for it.
    .target(name: "CDarwin"),
    .target(
      name: "DarwinOverlay", dependencies: ["CDarwin"], path: "Sources/Frameworks/DarwinOverlay",
      swiftSettings: strict),
    // Holds what Apple's `os` has as well: a module of that name would be found by packages that ask for it.
    .target(name: "OSLog", dependencies: ["DarwinOverlay"], path: "Sources/Frameworks/OSLog", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["WindfallCore", "CoreGraphics", "FoundationOverlay", "ObjectiveC"],
      path: "Sources/Frameworks/UIKit", swiftSettings: fast),
    .target(
      name: "SwiftUI",
      dependencies: [
        "WindfallCore", "FoundationOverlay", "CoreGraphics", "UIKit", "Combine", "CoreTransferable",
        "UniformTypeIdentifiers",
      ],
      path: "Sources/Frameworks/SwiftUI",
      swiftSettings: fast),
    .target(
      name: "CoreTransferable", dependencies: ["FoundationOverlay", "UniformTypeIdentifiers"],
      path: "Sources/Frameworks/CoreTransferable", swiftSettings: strict),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["WindfallCore"], path: "Sources/Frameworks/UniformTypeIdentifiers",
      swiftSettings: strict),
    .target(
      name: "PlaygroundSupport", dependencies: ["UIKit", "SwiftUI"], path: "Sources/Frameworks/PlaygroundSupport",
      swiftSettings: strict),
    .target(name: "CFoundationOverlay"),
    .target(
      name: "FoundationOverlay", dependencies: ["CFoundationOverlay", "DarwinOverlay", "ObjectiveC", "WindfallCore"],
      path: "Sources/Frameworks/FoundationOverlay",
      swiftSettings: strict),
    .target(
      name: "XCTestOverlay", dependencies: ["ObjectiveC"], path: "Sources/Frameworks/XCTestOverlay",
      swiftSettings: strict),
    .target(
      name: "XCUIAutomation",
      dependencies: ["WindfallCore", "CoreGraphics", "FoundationOverlay", "UIKit", "XCTestOverlay"],
      path: "Sources/Frameworks/XCUIAutomation", swiftSettings: strict),
    // In Swift 6's types, closures of the main actor are Sendable: hooks and examples could not share variables.
    .target(
      name: "Quick", dependencies: ["FoundationOverlay", "XCTestOverlay"], path: "Sources/Frameworks/Quick",
      swiftSettings: testable),
    .target(
      name: "Nimble", dependencies: ["FoundationOverlay", "XCTestOverlay"], path: "Sources/Frameworks/Nimble",
      swiftSettings: testable),
    .target(
      name: "ViewControllerPresentationSpy", dependencies: ["UIKit", "XCTestOverlay"],
      path: "Sources/Frameworks/ViewControllerPresentationSpy", swiftSettings: testable),
    // The blocks of stubs are not Sendable, as in the original, and run on threads of the sessions.
    .target(
      name: "OHHTTPStubs", dependencies: ["FoundationNetworkingOverlay"], path: "Sources/Frameworks/OHHTTPStubs",
      swiftSettings: testable),
    .target(
      name: "OHHTTPStubsSwift", dependencies: ["OHHTTPStubs"], path: "Sources/Frameworks/OHHTTPStubsSwift",
      swiftSettings: testable),

    .target(name: "TestDoublesGeneration", swiftSettings: syntax, linkerSettings: syntaxLinks),
    .macro(
      name: "TestDoublesPlugin", dependencies: ["TestDoublesGeneration"], swiftSettings: syntax,
      linkerSettings: macroLinks),
    .target(name: "TestDoubles", dependencies: ["TestDoublesPlugin"], swiftSettings: strict),
    .macro(name: "SwiftDataMacros", swiftSettings: syntax, linkerSettings: macroLinks),

    // Loaded before the C library into processes whose clocks are to jump; nothing imports it.
    .target(name: "CVirtualTime"),
    .target(name: "CWindfallHost", cSettings: [.unsafeFlags(["-fblocks"])]),
    .target(
      name: "WindfallHost", dependencies: ["CWindfallHost", "FoundationOverlay", "WindfallCore", "UIKit"],
      swiftSettings: fast),
    .target(
      name: "WindfallTestRunner", dependencies: ["FoundationOverlay", "WindfallCore", "XCUIAutomation"],
      swiftSettings: strict),
    // Test bundles take the symbols of the frameworks from this executable.
    .executableTarget(
      name: "WindfallBundleHost",
      dependencies: ["WindfallHost", "SwiftUI", "FoundationOverlay", "OSLog", "PlaygroundSupport"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .target(name: "WindfallProject", dependencies: ["WindfallCore"], swiftSettings: strict),
    .target(name: "WindfallLowering", swiftSettings: syntax, linkerSettings: syntaxLinks),
    .target(name: "WindfallCoverage", swiftSettings: syntax, linkerSettings: syntaxLinks),
    .executableTarget(name: "WindfallDocuments", dependencies: ["WindfallCoverage"], swiftSettings: syntax),
    .executableTarget(name: "WindfallHeaderImporter", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "WindfallFacts", resources: [.copy("SDK")], swiftSettings: strict),
    .target(
      name: "WindfallBuild",
      dependencies: [
        "PersistenceModel", "WindfallCore", "WindfallProject", "WindfallLowering", "WindfallCoverage", "WindfallFacts",
      ],
      swiftSettings: syntax),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev", "fonts-inter"])]),
    .target(name: "CDrawings"),
    .target(name: "WindfallGraphics", dependencies: ["WindfallCore", "CCairo", "CDrawings"], swiftSettings: strict),
    .executableTarget(
      name: "windfall",
      dependencies: [
        "WindfallBuild", "WindfallCore", "WindfallGraphics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: syntax),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "SwiftUITestSupport", dependencies: ["SwiftUI", "UIKit", "WindfallCore"], path: "Tests/SwiftUITestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "WindfallBuildTests", dependencies: ["WindfallBuild", "windfall"], swiftSettings: syntax,
      linkerSettings: syntaxLinks),
    .testTarget(
      name: "WindfallCoverageTests", dependencies: ["WindfallCoverage"], swiftSettings: syntax,
      linkerSettings: syntaxLinks),
    .testTarget(name: "WindfallFactsTests", dependencies: ["WindfallFacts"], swiftSettings: strict),
    .testTarget(
      name: "WindfallGraphicsTests", dependencies: ["WindfallGraphics", "WindfallCore"], swiftSettings: strict),
    .testTarget(name: "WindfallCoreTests", dependencies: ["WindfallCore"], swiftSettings: strict),
    .testTarget(
      name: "WindfallProjectTests", dependencies: ["WindfallProject", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "WindfallLoweringTests", dependencies: ["WindfallLowering"], swiftSettings: syntax,
      linkerSettings: syntaxLinks),
    .testTarget(
      name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "ObjectiveC"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(name: "DarwinOverlayTests", dependencies: ["DarwinOverlay"], swiftSettings: strict),
    .testTarget(name: "OSLogTests", dependencies: ["FoundationOverlay", "OSLog"], swiftSettings: strict),
    .testTarget(
      name: "CoreTransferableTests", dependencies: ["CoreTransferable", "FoundationOverlay"], swiftSettings: strict),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
    .testTarget(
      name: "PlaygroundSupportTests", dependencies: ["PlaygroundSupport"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "FoundationOverlayTests", dependencies: ["FoundationOverlay"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "WindfallCore", "TestSupport"],
      exclude: ["Solver/Fixtures", "Dumps"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    // Testing has an overlay for CoreGraphics, which is looked for in ours.
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "WindfallCore", "SwiftUITestSupport"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    // Specs are written as most projects write them, in the older language mode.
    .testTarget(name: "QuickTests", dependencies: ["Quick"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ViewControllerPresentationSpyTests", dependencies: ["ViewControllerPresentationSpy"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "NimbleTests", dependencies: ["Nimble"], swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "OHHTTPStubsTests", dependencies: ["OHHTTPStubsSwift", "TestSupport"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "TestDoublesTests", dependencies: ["TestDoubles"], swiftSettings: strict),
    .testTarget(
      name: "TestDoublesGenerationTests", dependencies: ["TestDoublesGeneration"], swiftSettings: syntax,
      linkerSettings: macroLinks),
    .testTarget(
      name: "XCTestOverlayTests", dependencies: ["XCTestOverlay"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(name: "XCUIAutomationTests", dependencies: ["XCUIAutomation", "WindfallCore"], swiftSettings: strict),
    .testTarget(name: "EndToEndTests", exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "StructureTests", dependencies: ["WindfallCoverage"], swiftSettings: syntax, linkerSettings: syntaxLinks),
    .executableTarget(
      name: "RunnerFixture", dependencies: ["TestDoubles", "WindfallTestRunner", "XCTestOverlay"],
      path: "Tests/Fixtures/RunnerFixture",
      swiftSettings: strict),
    .testTarget(
      name: "WindfallTestRunnerTests", dependencies: ["WindfallCore", "WindfallTestRunner", "RunnerFixture"],
      swiftSettings: strict),
    .executableTarget(
      name: "HostFixture", dependencies: ["WindfallCore", "WindfallHost"], path: "Tests/Fixtures/HostFixture",
      swiftSettings: strict),
    .testTarget(
      name: "WindfallHostTests",
      dependencies: ["CWindfallHost", "WindfallCore", "WindfallHost", "HostFixture", "XCUIAutomation"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
package.targets += services.flatMap(\.targets)

// What a release build with tests is to check are the frameworks as they are released: the tests need no optimizer, and
// no compiler of its own for the interface of a module that no other imports.
for target in package.targets where target.type == .test || target.path?.hasPrefix("Tests/") == true {
  target.swiftSettings =
    (target.swiftSettings ?? [])
    + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]
}

// SwiftPM compiles a module again when one that its target names has changed, not when one behind that has, whose
// members it may use all the same.
let named = Dictionary(
  uniqueKeysWithValues: package.targets.filter { $0.type == .regular }
    .map { ($0.name, Set($0.dependencies.compactMap(\.module))) })
for target in package.targets where target.type != .macro {
  let own = Set(target.dependencies.compactMap(\.module))
  var behind = own
  while case let more = behind.flatMap({ named[$0] ?? [] }), !behind.isSuperset(of: more) { behind.formUnion(more) }
  target.dependencies += behind.subtracting(own).filter { named[$0] != nil }.sorted().map { .byName(name: $0) }
}

extension Target.Dependency {
  /// The target of this package that is named.
  var module: String? {
    switch self {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    case .productItem: nil
    @unknown default: nil
    }
  }
}

// On a Mac, where Xcode runs the tests, the package is the doubles alone, on top of the published swift-syntax.
#if os(macOS)
  package.platforms = [.iOS(.v16), .macOS(.v13)]
  package.products = [.library(name: "TestDoubles", targets: ["TestDoubles"])]
  package.dependencies = [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"700.0.0")]
  package.targets = [
    .target(
      name: "TestDoublesGeneration",
      dependencies: ["SwiftDiagnostics", "SwiftParser", "SwiftSyntax"].map {
        .product(name: $0, package: "swift-syntax")
      }),
    .macro(
      name: "TestDoublesPlugin",
      dependencies: ["TestDoublesGeneration"]
        + ["SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxMacros"].map {
          .product(name: $0, package: "swift-syntax")
        }),
    .target(name: "TestDoubles", dependencies: ["TestDoublesPlugin"]),
  ]
#endif
