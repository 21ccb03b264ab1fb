import WindfallFacts
import WindfallLowering

/// What is known of the modules that projects import.
enum SupportedModules {
  /// Frameworks of Apple's other systems, by the system that has them.
  private static let otherSystems = [
    "AppKit": "macOS", "Cocoa": "macOS", "Carbon": "macOS", "Quartz": "macOS", "ScreenSaver": "macOS",
    "ServiceManagement": "macOS", "WatchKit": "watchOS", "TVUIKit": "tvOS", "TVServices": "tvOS",
    "CompositorServices": "visionOS",
  ]

  /// Modules of Swift itself, beside those that an iOS project finds on a simulator.
  private static let language = SwiftSyntaxModules.names.union([
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Glibc", "FoundationNetworking",
    "FoundationXML", "Builtin",
  ])

  /// All modules that a project may import.
  static var all: Set<String> { LoweringOptions.sdkModules.union(language) }

  static func contains(_ name: String) -> Bool {
    LoweringOptions.sdkModules.contains(name) || language.contains(name)
  }

  /// The modules of Apple's that are declared where a project imports them, of which there may be no facts.
  static func declarable(with facts: SDKFacts) -> Set<String> {
    facts.moduleNames.union(AppleFrameworks.names).subtracting(all).subtracting(otherSystems.keys)
  }

  /// Those of them of which nothing is known: what names something of theirs does not compile, so that code that asks
  /// whether they are there does without.
  static func unknown(with facts: SDKFacts) -> Set<String> {
    declarable(with: facts).subtracting(facts.moduleNames)
  }

  /// Why a module of Apple's is not there, where there is more to say than that.
  static func reason(for name: String) -> String? {
    otherSystems[name].map { "\(name) is a framework of \($0), which iOS does not have" }
  }

  /// What happens to a file that imports a module that is not there.
  static func consequence(of name: String) -> String {
    let reason = reason(for: name).map { ": \($0)" } ?? ""
    return "there is no such module, so the target does not compile\(reason)"
  }
}
