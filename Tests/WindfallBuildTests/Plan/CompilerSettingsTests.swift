import Testing

@testable import WindfallBuild
@testable import WindfallProject

@Suite struct CompilerSettingsTests {
  private func compilerSettings(_ values: [String: String]) -> CompilerSettings {
    CompilerSettings(BuildSettings(levels: [SettingsLevel(values)], platform: .simulator(configuration: "Debug")))
  }

  @Test(
    "The language mode is the major part of SWIFT_VERSION",
    arguments: [
      ("4.2", "4"), ("5.0", "5"), ("5", "5"), ("6.0", "6"), ("7.0", "6"), ("$(OTHER)", "5"),
    ])
  func languageMode(version: String, mode: String) {
    let settings = compilerSettings(["SWIFT_VERSION": version])
    #expect(settings.compilerArguments.prefix(2) == ["-swift-version", mode])
  }

  @Test("Without settings the language mode is 5")
  func defaults() {
    #expect(compilerSettings([:]).compilerArguments == ["-swift-version", "5", "-enable-bare-slash-regex"])
  }

  @Test("Regular expressions between slashes are those of Xcode's targets that do not say otherwise")
  func bareSlashes() {
    let refusing = compilerSettings(["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"])
    #expect(refusing.compilerArguments == ["-swift-version", "5"])
    #expect(compilerSettings(["SWIFT_VERSION": "6"]).compilerArguments == ["-swift-version", "6"])
    #expect(CompilerSettings().compilerArguments == ["-swift-version", "5", "-D", "DEBUG"])
  }

  @Test(
    "Flags that name folders of headers, or say something to Clang, are known",
    arguments: [
      ("-DFAKE -enable-bare-slash-regex", false), ("-I include", true), ("-Iinclude", true), ("-Fframeworks", true),
      ("-Xcc -DNAME=1", true),
    ])
  func headers(flags: String, searches: Bool) {
    #expect(compilerSettings(["OTHER_SWIFT_FLAGS": flags]).searchesHeaders == searches)
  }

  @Test("Conditions come from both settings that can name them")
  func conditions() {
    let settings = compilerSettings([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG  STAGING",
      "OTHER_SWIFT_FLAGS": "-D MOCK -DFAKE -warnings-as-errors",
    ])
    #expect(settings.conditions == ["DEBUG", "STAGING", "MOCK", "FAKE"])
    #expect(settings.arguments.isEmpty)
  }

  @Test("Flags that name the module maps and headers of pods in Objective-C are left out")
  func objectiveCFlags() {
    let settings = compilerSettings([
      "OTHER_SWIFT_FLAGS": "-D COCOAPODS -Xcc -fmodule-map-file=\"Pods/Quick.modulemap\" -import-underlying-module "
        + "-Xcc -isystem -Xcc Pods/Headers -Xcc -DNAME -enable-bare-slash-regex"
    ])
    #expect(settings.conditions == ["COCOAPODS"])
    #expect(settings.arguments == ["-Xcc", "-DNAME", "-enable-bare-slash-regex"])
  }

  @Test("Concurrency settings become the compiler's options")
  func concurrency() {
    let settings = compilerSettings([
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_STRICT_CONCURRENCY": "complete",
    ])
    #expect(settings.arguments == ["-default-isolation", "MainActor", "-strict-concurrency=complete"])
  }

  @Test("Upcoming features are named as the compiler names them")
  func upcomingFeatures() {
    let settings = compilerSettings([
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "NO",
      "SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION": "YES",
    ])
    #expect(
      settings.arguments == [
        "-enable-upcoming-feature", "DisableOutwardActorInference", "-enable-upcoming-feature", "ExistentialAny",
      ])
  }

  @Test("Whether a file imports the modules of all members is not checked: modules bring other ones with them on iOS")
  func memberImportVisibility() {
    let settings = compilerSettings(["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"])
    #expect(settings.arguments == [])
  }

  @Test("Approachable concurrency enables its five features once each")
  func approachableConcurrency() {
    let settings = compilerSettings([
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES",
    ])
    #expect(settings.arguments.count == 10)
  }
}
