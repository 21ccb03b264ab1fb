/// The settings that decide how a target's Swift files are compiled.
extension BuildSettings {
  /// The name under which other targets import this one.
  public var moduleName: String { self["PRODUCT_MODULE_NAME"] ?? "" }

  /// The name of the product without its extension.
  public var productName: String { self["PRODUCT_NAME"] ?? "" }

  /// The identifier of the product's bundle.
  public var bundleIdentifier: String? { self["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The language mode as the compiler takes it: `4`, `4.2`, `5` or `6`.
  public var swiftLanguageMode: String {
    let version = self["SWIFT_VERSION"] ?? ""
    guard !version.isEmpty else { return "5" }
    return version.hasSuffix(".0") ? String(version.dropLast(2)) : version
  }

  /// The names that are defined for `#if`, such as `DEBUG`.
  public var compilationConditions: [String] {
    var result: [String] = []
    for condition in list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where !result.contains(condition) {
      result.append(condition)
    }
    return result
  }

  /// The flags that the project hands to the compiler itself.
  /// Old versions of CocoaPods quote `-D` together with its name.
  public var otherSwiftFlags: [String] {
    list("OTHER_SWIFT_FLAGS").flatMap { $0.hasPrefix("-D ") ? ["-D", String($0.dropFirst(3))] : [$0] }
  }

  /// Where declarations live that name no actor: `MainActor` or `nonisolated`.
  public var defaultActorIsolation: String? { self["SWIFT_DEFAULT_ACTOR_ISOLATION"] }

  /// How strictly concurrency is checked: `minimal`, `targeted` or `complete`.
  public var strictConcurrency: String? { self["SWIFT_STRICT_CONCURRENCY"] }
}
