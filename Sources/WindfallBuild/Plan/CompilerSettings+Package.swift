import WindfallProject

extension CompilerSettings {
  /// Reads the settings of a package's target.
  init(_ target: PackageTargetDescription, in package: SwiftPackage) {
    let settings = (target.settings ?? []).filter { $0.tool == "swift" && $0.applies(with: package.traits) }
    func values(_ name: String) -> [String] { settings.filter { $0.name == name }.flatMap(\.values) }
    self.init(
      languageMode: Self.languageMode(values("swiftLanguageMode").last ?? package.manifest.languageMode),
      conditions: ["SWIFT_PACKAGE", "DEBUG"] + package.traits.sorted() + values("define"),
      // What the package's own targets share among themselves.
      arguments: ["-package-name", package.identity])
    if values("defaultIsolation").last == "MainActor" {
      isMainActorByDefault = true
      arguments += ["-default-isolation", "MainActor"]
    }
    // A library may need it: on Linux Foundation brings modules whose members have names that it declares as well.
    let refused = target.type == "test" ? Self.refusedFeatures : []
    let features = values("enableUpcomingFeature").filter { !refused.contains($0) }
    arguments += features.flatMap {
      ["-enable-upcoming-feature", $0]
    }
    let experiments = values("enableExperimentalFeature").filter { !Self.refusedExperiments.contains($0) }
    arguments += experiments.flatMap { ["-enable-experimental-feature", $0] }
    if values("interoperabilityMode").last == "Cxx" { arguments.append("-cxx-interoperability-mode=default") }
    arguments += values("unsafeFlags").filter { $0 != "-warnings-as-errors" }
  }

  /// It only checks what others could see of a module that was imported to stay hidden, and this compiler's takes even
  /// what is private for seen, where imports are internal unless they say otherwise.
  private static let refusedExperiments: Set<String> = ["CheckImplementationOnly"]
}
