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

let package = Package(
  name: "Windfall",
  products: [.executable(name: "windfall", targets: ["windfall"])],
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
    // Holds what Apple's `os` has as well: a module of that name would be found by packages that ask for it.
    .target(name: "OSLog", path: "Sources/Frameworks/OSLog", swiftSettings: strict),
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
    // Linked only into what imports them.
    .target(
      name: "AVFoundation", dependencies: ["FoundationOverlay", "CoreGraphics", "CoreMedia", "UIKit"],
      path: "Sources/Frameworks/AVFoundation", swiftSettings: strict),
    .target(
      name: "AVKit", dependencies: ["AVFoundation", "UIKit"], path: "Sources/Frameworks/AVKit",
      swiftSettings: strict),
    .target(
      name: "ActivityKit", dependencies: [], path: "Sources/Frameworks/ActivityKit",
      swiftSettings: strict),
    .target(
      name: "AdSupport", dependencies: [], path: "Sources/Frameworks/AdSupport",
      swiftSettings: strict),
    .target(
      name: "AppIntents", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/AppIntents",
      swiftSettings: strict),
    .target(
      name: "AppTrackingTransparency", dependencies: ["FoundationOverlay"],
      path: "Sources/Frameworks/AppTrackingTransparency", swiftSettings: strict),
    .target(
      name: "AudioToolbox", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/AudioToolbox",
      swiftSettings: strict),
    .target(
      name: "AuthenticationServices", dependencies: ["FoundationOverlay", "UIKit"],
      path: "Sources/Frameworks/AuthenticationServices", swiftSettings: strict),
    .target(
      name: "BackgroundTasks", dependencies: [], path: "Sources/Frameworks/BackgroundTasks",
      swiftSettings: strict),
    .target(
      name: "Charts", dependencies: ["SwiftUI"], path: "Sources/Frameworks/Charts",
      swiftSettings: strict),
    .target(
      name: "Contacts", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/Contacts",
      swiftSettings: strict),
    .target(
      name: "CoreHaptics", dependencies: [], path: "Sources/Frameworks/CoreHaptics",
      swiftSettings: strict),
    .target(
      name: "CoreImage", dependencies: ["CoreGraphics", "UIKit", "WindfallCore"], path: "Sources/Frameworks/CoreImage",
      swiftSettings: strict),
    .target(
      name: "CoreLocation", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/CoreLocation",
      swiftSettings: strict),
    .target(
      name: "CoreMedia", dependencies: [], path: "Sources/Frameworks/CoreMedia",
      swiftSettings: strict),
    .target(
      name: "CoreMotion", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/CoreMotion",
      swiftSettings: strict),
    .target(
      name: "CoreSpotlight", dependencies: ["FoundationOverlay", "UniformTypeIdentifiers"],
      path: "Sources/Frameworks/CoreSpotlight",
      swiftSettings: strict),
    .target(
      name: "CoreTelephony", dependencies: [], path: "Sources/Frameworks/CoreTelephony",
      swiftSettings: strict),
    .target(
      name: "CryptoKit", dependencies: [], path: "Sources/Frameworks/CryptoKit",
      swiftSettings: fast),
    .target(
      name: "CommonCrypto", dependencies: ["CryptoKit"], path: "Sources/Frameworks/CommonCrypto",
      swiftSettings: strict),
    .target(
      name: "EventKit", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/EventKit",
      swiftSettings: strict),
    .target(
      name: "MultipeerConnectivity", dependencies: ["FoundationOverlay"],
      path: "Sources/Frameworks/MultipeerConnectivity", swiftSettings: strict),
    .target(
      name: "Speech", dependencies: ["AVFoundation", "FoundationOverlay"], path: "Sources/Frameworks/Speech",
      swiftSettings: strict),
    .target(
      name: "CoreTransferable", dependencies: ["FoundationOverlay", "UniformTypeIdentifiers"],
      path: "Sources/Frameworks/CoreTransferable", swiftSettings: strict),
    .target(
      name: "LinkPresentation", dependencies: ["FoundationOverlay", "UIKit"],
      path: "Sources/Frameworks/LinkPresentation",
      swiftSettings: strict),
    .target(
      name: "ImageIO", dependencies: ["CoreGraphics", "UIKit", "WindfallCore"], path: "Sources/Frameworks/ImageIO",
      swiftSettings: strict),
    .target(
      name: "LocalAuthentication", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/LocalAuthentication",
      swiftSettings: strict),
    .target(
      name: "MapKit",
      dependencies: ["CoreLocation", "FoundationOverlay", "ObjectiveC", "SwiftUI", "UIKit", "WindfallCore"],
      path: "Sources/Frameworks/MapKit", swiftSettings: strict),
    .target(
      name: "MessageUI", dependencies: ["UIKit"], path: "Sources/Frameworks/MessageUI",
      swiftSettings: strict),
    .target(
      name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"],
      path: "Sources/Frameworks/MobileCoreServices", swiftSettings: strict),
    .target(
      name: "Network", dependencies: [], path: "Sources/Frameworks/Network",
      swiftSettings: strict),
    .target(
      name: "Photos", dependencies: ["FoundationOverlay", "UIKit"], path: "Sources/Frameworks/Photos",
      swiftSettings: strict),
    .target(
      name: "PhotosUI", dependencies: ["CoreTransferable", "Photos", "SwiftUI", "UIKit"],
      path: "Sources/Frameworks/PhotosUI",
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"], path: "Sources/Frameworks/QuartzCore",
      swiftSettings: strict),
    .target(
      name: "SafariServices", dependencies: ["UIKit", "WindfallCore"], path: "Sources/Frameworks/SafariServices",
      swiftSettings: strict),
    .target(
      name: "Security", dependencies: [], path: "Sources/Frameworks/Security",
      swiftSettings: strict),
    .target(
      name: "StoreKit", dependencies: ["FoundationOverlay", "UIKit", "SwiftUI"], path: "Sources/Frameworks/StoreKit",
      swiftSettings: strict),
    .target(
      name: "SystemConfiguration", dependencies: [], path: "Sources/Frameworks/SystemConfiguration",
      swiftSettings: strict),
    .target(
      name: "TipKit", dependencies: ["SwiftUI"], path: "Sources/Frameworks/TipKit",
      swiftSettings: strict),
    .target(
      name: "UniformTypeIdentifiers", dependencies: ["WindfallCore"], path: "Sources/Frameworks/UniformTypeIdentifiers",
      swiftSettings: strict),
    .target(
      name: "UserNotifications", dependencies: ["FoundationOverlay", "UIKit"],
      path: "Sources/Frameworks/UserNotifications", swiftSettings: strict),
    .target(
      name: "WatchConnectivity", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/WatchConnectivity",
      swiftSettings: strict),
    .target(
      name: "WebKit", dependencies: ["ObjectiveC", "UIKit", "WindfallCore"], path: "Sources/Frameworks/WebKit",
      swiftSettings: strict),
    .target(
      name: "WidgetKit", dependencies: ["FoundationOverlay"], path: "Sources/Frameworks/WidgetKit",
      swiftSettings: strict),
    .target(
      name: "PlaygroundSupport", dependencies: ["UIKit", "SwiftUI"], path: "Sources/Frameworks/PlaygroundSupport",
      swiftSettings: strict),
    // Linked only into what uses FoundationNetworking.
    .target(
      name: "FoundationNetworkingOverlay", dependencies: ["ObjectiveC", "WindfallCore"],
      path: "Sources/Frameworks/FoundationNetworkingOverlay",
      swiftSettings: strict),
    .target(name: "CFoundationOverlay"),
    .target(
      name: "FoundationOverlay", dependencies: ["CFoundationOverlay", "ObjectiveC", "WindfallCore"],
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
    .target(name: "WindfallFacts", resources: [.copy("SDK")], swiftSettings: strict),
    .target(
      name: "WindfallBuild",
      dependencies: ["WindfallCore", "WindfallProject", "WindfallLowering", "WindfallCoverage", "WindfallFacts"],
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
      name: "WindfallLoweringTests", dependencies: ["WindfallLowering"], exclude: ["Stubs"], swiftSettings: syntax,
      linkerSettings: syntaxLinks),
    .testTarget(
      name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "ObjectiveC"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog"], swiftSettings: strict),
    .testTarget(
      name: "AVFoundationTests", dependencies: ["AVFoundation"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "ActivityKitTests", dependencies: ["ActivityKit"], swiftSettings: strict),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"], swiftSettings: strict),
    .testTarget(
      name: "AuthenticationServicesTests", dependencies: ["AuthenticationServices"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "UIKit", "WindfallCore", "SwiftUITestSupport"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"], swiftSettings: strict),
    .testTarget(
      name: "CoreImageTests", dependencies: ["CoreImage"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"], swiftSettings: strict),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"], swiftSettings: strict),
    .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion"], swiftSettings: strict),
    .testTarget(name: "CoreSpotlightTests", dependencies: ["CoreSpotlight"], swiftSettings: strict),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit"], swiftSettings: strict),
    .testTarget(name: "MultipeerConnectivityTests", dependencies: ["MultipeerConnectivity"], swiftSettings: strict),
    .testTarget(
      name: "SpeechTests", dependencies: ["Speech"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto"], swiftSettings: strict),
    .testTarget(name: "EventKitTests", dependencies: ["EventKit"], swiftSettings: strict),
    .testTarget(
      name: "LinkPresentationTests", dependencies: ["LinkPresentation"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "ImageIOTests", dependencies: ["ImageIO"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication"], swiftSettings: strict),
    .testTarget(
      name: "MapKitTests", dependencies: ["MapKit"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "MessageUITests", dependencies: ["MessageUI"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "NetworkTests", dependencies: ["Network"], swiftSettings: strict),
    .testTarget(
      name: "PhotosTests", dependencies: ["Photos"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "PhotosUITests", dependencies: ["PhotosUI"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "SafariServicesTests", dependencies: ["SafariServices"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(name: "SecurityTests", dependencies: ["Security"], swiftSettings: strict),
    .testTarget(name: "StoreKitTests", dependencies: ["StoreKit"], swiftSettings: strict),
    .testTarget(name: "SystemConfigurationTests", dependencies: ["SystemConfiguration"], swiftSettings: strict),
    .testTarget(
      name: "TipKitTests", dependencies: ["TipKit", "UIKit", "WindfallCore", "SwiftUITestSupport"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "CoreTransferableTests", dependencies: ["CoreTransferable", "FoundationOverlay"], swiftSettings: strict),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
    .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"], swiftSettings: strict),
    .testTarget(name: "WatchConnectivityTests", dependencies: ["WatchConnectivity"], swiftSettings: strict),
    .testTarget(
      name: "WebKitTests", dependencies: ["WebKit"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
      name: "PlaygroundSupportTests", dependencies: ["PlaygroundSupport"],
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "FoundationNetworkingOverlayTests", dependencies: ["FoundationNetworkingOverlay", "TestSupport"],
      swiftSettings: strict),
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
    .testTarget(name: "StructureTests", swiftSettings: syntax, linkerSettings: syntaxLinks),
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
      name: "WindfallHostTests", dependencies: ["WindfallCore", "WindfallHost", "HostFixture", "XCUIAutomation"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

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
