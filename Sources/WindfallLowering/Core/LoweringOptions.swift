/// What the lowering must know of a target beside the text of its files.
public struct LoweringOptions: Codable, Hashable, Sendable {
  /// The Swift module that the file belongs to.
  public var moduleName: String
  /// Whether the file is part of a unit-test or UI-test bundle.
  public var isTestTarget: Bool
  /// The modules for which `canImport` is true: the project's own and those of the SDK.
  public var availableModules: Set<String>
  /// The custom conditions given to the compiler with `-D`.
  public var conditions: Set<String>
  /// The user's language mode: 5 or 6.
  public var languageMode: Int
  /// Whether declarations belong to the main actor unless they say otherwise (`-default-isolation MainActor`).
  public var isMainActorByDefault: Bool
  /// The modules that each file sees without importing them.
  public var headerModules: [String] = []
  /// What the files see that import a framework: the modules that its own header imports.
  public var reexported: [String: [String]] = [:]
  /// The test classes of other files that belong to the main actor, for what inherits from them; all of them where that
  /// is the default.
  public var mainActorClasses: Set<String> = []

  /// What is declared for the project beside what the frameworks have.
  public var declared = DeclaredNames()

  /// What other files declare that matters here.
  public var module = ModuleFacts()

  public init(
    moduleName: String,
    isTestTarget: Bool = false,
    availableModules: Set<String> = LoweringOptions.sdkModules,
    conditions: Set<String> = ["DEBUG"],
    languageMode: Int = 5,
    isMainActorByDefault: Bool = false
  ) {
    self.moduleName = moduleName
    self.isTestTarget = isTestTarget
    self.availableModules = availableModules
    self.conditions = conditions
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
  }

  /// The modules of the SDK and of the toolchain which an iOS project finds on a simulator as well.
  public static let sdkModules = alwaysThere.union(ServiceFrameworks.needs.keys.filter { !$0.hasSuffix("Overlay") })

  /// Those that are not linked by their imports. What the lowering alone imports is called an overlay.
  private static let alwaysThere: Set<String> = [
    "_Concurrency", "_Differentiation", "_StringProcessing", "Combine", "CoreFoundation", "CoreGraphics",
    "CoreServices", "CoreTransferable", "Darwin", "DeveloperToolsSupport", "Dispatch", "Distributed", "Foundation",
    "MachO", "Nimble", "ObjectiveC", "Observation", "OHHTTPStubs", "OHHTTPStubsSwift", "os", "OSLog", "Playgrounds",
    "PlaygroundSupport", "Quick", "RegexBuilder", "Swift", "SwiftUI", "SwiftUICore", "Synchronization", "TestDoubles",
    "Testing", "UIKit", "UniformTypeIdentifiers", "ViewControllerPresentationSpy", "XCTest", "XCUIAutomation",
  ]
}
