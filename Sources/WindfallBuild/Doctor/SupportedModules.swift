import WindfallFacts
import WindfallLowering

/// What is known of the modules that projects import.
enum SupportedModules {
  /// Modules that are not there, with what takes their place or waits for them.
  private static let reasons = [
    "RealityKit": "RealityKit is not there yet, and the project waits for it"
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
    facts.moduleNames.union(AppleFrameworks.names).subtracting(all).subtracting(reasons.keys)
  }

  /// Why a module of Apple's is not there, where there is more to say than that.
  static func reason(for name: String) -> String? { reasons[name] }

  /// What happens to a file that imports a module that is not there.
  static func consequence(of name: String) -> String {
    let reason = reasons[name].map { ": \($0)" } ?? ""
    return "there is no such module, so the target does not compile\(reason)"
  }
}
