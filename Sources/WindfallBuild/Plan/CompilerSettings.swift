import Foundation
import WindfallProject

/// The build settings that matter to the Swift compiler, in the compiler's own words.
public struct CompilerSettings: Hashable, Sendable {
  /// The language mode: 4, 5 or 6.
  public var languageMode: Int
  /// What SWIFT_VERSION says, where that is no version that the compiler may come to know.
  public var unknownVersion: String?
  /// The names that `#if` finds to be true.
  public var conditions: [String]
  /// Whether declarations belong to the main actor unless they say otherwise.
  public var isMainActorByDefault = false
  /// Whether `/…/` is a regular expression, as in the mode of Swift 6. Xcode's targets have it so unless they say otherwise.
  var readsBareSlashes = false
  /// Whether, in the mode of Swift 6, what the compiler finds of concurrency is a warning.
  var warnsOfConcurrency = false
  /// Whether the code is for macros and plug-ins.
  var isForHost = false
  /// The header by which the sources see those of Objective-C; nil where there is none, or nothing in it.
  public var bridgingHeader: URL?
  /// The modules that the framework's own header brings into each of its sources.
  public var headerModules: [String] = []
  /// The names for assets that are compiled with the sources.
  public var assetSymbols = AssetSymbolOptions()
  /// All else, as it is passed to the compiler.
  public var arguments: [String]

  public init(languageMode: Int = 5, conditions: [String] = ["DEBUG"], arguments: [String] = []) {
    self.languageMode = languageMode
    self.conditions = conditions
    self.arguments = arguments
  }

  /// Reads Xcode's build settings; settings that say how warnings are treated are left out on purpose, the compiler
  /// and the frameworks being others than those the settings were made for.
  public init(_ settings: BuildSettings) {
    languageMode = Self.languageMode(settings.swiftLanguageMode)
    unknownVersion = Self.isKnown(settings.swiftLanguageMode) ? nil : settings.swiftLanguageMode
    conditions = settings.compilationConditions
    arguments = []
    assetSymbols = AssetSymbolOptions(settings)
    readsBareSlashes = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"]?.uppercased() != "NO"
    addFlags(settings.otherSwiftFlags)
    addConcurrency(settings)
    addUpcomingFeatures(settings)
  }

  /// The arguments for `swiftc`.
  public var compilerArguments: [String] {
    modeArguments + conditions.flatMap { ["-D", $0] } + arguments
  }

  /// Whether folders are named in which the compiler looks for headers, or anything is said to Clang.
  var searchesHeaders: Bool {
    arguments.contains { argument in ["-I", "-F", "-Xcc"].contains { argument.hasPrefix($0) } }
  }

  /// Flags for Clang that name module maps and headers which a pod's Objective-C would have are not for here.
  private static let objectiveCFlags = ["-fmodule-map-file=", "-fmodules", "-isystem", "-iframework", "-iquote"]

  private mutating func addFlags(_ flags: [String]) {
    var rest = flags[...]
    while let flag = rest.popFirst() {
      if flag == "-Xcc", let next = rest.first, let start = Self.objectiveCFlags.first(where: next.hasPrefix) {
        rest.removeFirst()
        // The path of `-isystem` and its kin may be an argument of its own.
        if next == start, !start.hasSuffix("="), rest.first == "-Xcc", rest.dropFirst().first?.hasPrefix("-") == false {
          rest = rest.dropFirst(2)
        }
      } else if flag == "-Xcc", let next = rest.popFirst() {
        arguments += [flag, next]
      } else if flag == "-import-underlying-module" {
        // A framework's Objective-C half has no module here.
      } else if flag == "-D", let name = rest.popFirst() {
        conditions.append(name)
      } else if flag.hasPrefix("-D") {
        conditions.append(String(flag.dropFirst(2)))
      } else if flag != "-warnings-as-errors" {
        arguments.append(flag)
      }
    }
  }

  private mutating func addConcurrency(_ settings: BuildSettings) {
    if let isolation = settings.defaultActorIsolation, isolation == "MainActor" {
      isMainActorByDefault = true
      arguments += ["-default-isolation", isolation]
    }
    if let checking = settings.strictConcurrency, ["minimal", "targeted", "complete"].contains(checking) {
      arguments.append("-strict-concurrency=\(checking)")
    }
  }

  private mutating func addUpcomingFeatures(_ settings: BuildSettings) {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    var features = Set(settings.isEnabled("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachableConcurrency : [])
    for name in settings.names where name.hasPrefix(prefix) && settings.isEnabled(name) {
      features.insert(Self.featureName(String(name.dropFirst(prefix.count))))
    }
    features.subtract(Self.refusedFeatures)
    arguments += features.sorted().flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// It only refuses members of modules that a file does not import, and modules of iOS bring others with them that
  /// ours do not: XCTest brings UIKit.
  static let refusedFeatures: Set<String> = ["MemberImportVisibility"]

  private static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// `EXISTENTIAL_ANY` is the feature `ExistentialAny`; one setting is named otherwise than its feature.
  private static func featureName(_ setting: String) -> String {
    if setting == "DISABLE_OUTWARD_ACTOR_ISOLATION" { return "DisableOutwardActorInference" }
    return setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// Projects of the first versions are compiled as those of version 4.
  private static func isKnown(_ version: String) -> Bool {
    version.split(separator: ".").first.flatMap { Int($0) }.map { (1...6).contains($0) } ?? false
  }

  static func languageMode(_ version: String) -> Int {
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    return min(max(major, 4), 6)
  }
}
