import WindfallLowering

/// What is known of the modules that projects import.
enum SupportedModules {
  /// Modules that are not there, with what takes their place or waits for them.
  private static let reasons = [
    "CoreData": "Core Data is not there yet, so the project waits for it",
    "SwiftData": "SwiftData is not there yet, so the project waits for it",
    "CloudKit": "it needs Core Data and Apple's servers",
  ]

  /// Modules of Swift itself, beside those that an iOS project finds on a simulator.
  private static let language: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Glibc", "FoundationNetworking",
    "FoundationXML", "Builtin",
  ]

  static func contains(_ name: String) -> Bool {
    LoweringOptions.sdkModules.contains(name) || language.contains(name)
  }

  /// What happens to a file that imports a module that is not there.
  static func consequence(of name: String) -> String {
    let reason = reasons[name].map { ": \($0)" } ?? ""
    return "there is no such module, so the target does not compile\(reason)"
  }
}
