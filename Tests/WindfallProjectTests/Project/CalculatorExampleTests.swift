import Foundation
import Testing
import WindfallProject

struct CalculatorExampleTests {
  private let project: XcodeProject

  init() throws {
    project = try XcodeProject(path: Fixtures.calculator.path)
  }

  @Test func `names the project, its version and configurations`() {
    #expect(project.name == "Calculator")
    #expect(project.objectVersion == 77)
    #expect(project.configurations == ["Debug", "Release"])
    #expect(project.folder.path == Fixtures.calculator.path)
  }

  @Test func `has an application, a unit-test bundle in it and a UI-test bundle for it`() throws {
    #expect(project.targets.map(\.name) == ["Calculator", "CalculatorTests", "CalculatorUITests"])
    #expect(project.targets.map(\.kind) == [.application, .unitTestBundle, .uiTestBundle])
    #expect(project.testTargets.map(\.name) == ["CalculatorTests", "CalculatorUITests"])
    #expect(try project.requiredTarget("CalculatorTests").hostTarget == "Calculator")
    #expect(try project.requiredTarget("CalculatorUITests").testedTarget == "Calculator")
    #expect(try project.requiredTarget("CalculatorUITests").hostTarget == nil)
    #expect(try project.requiredTarget("CalculatorTests").dependencies == ["Calculator"])
  }

  @Test func `finds sources and resources in the synchronized folders`() throws {
    let app = try project.requiredTarget("Calculator")
    let sources = project.relative(app.sources)
    #expect(sources.contains("Calculator/CalculatorApp.swift"))
    #expect(sources.contains("Calculator/Model/Digit.swift"))
    #expect(sources == sources.sorted())
    #expect(app.resources.map(\.destination) == ["Assets.xcassets", "ButtonConfiguration.json"])
    #expect(app.missingFiles.isEmpty)
  }

  @Test func `settings describe how the application is compiled`() throws {
    let app = try project.requiredTarget("Calculator")
    let debug = project.settings(for: app)
    #expect(debug.moduleName == "Calculator")
    #expect(debug.bundleIdentifier == "com.example.Calculator")
    #expect(debug.swiftLanguageMode == "5")
    #expect(debug.compilationConditions == ["DEBUG"])
    #expect(project.settings(for: app, configuration: "Release").compilationConditions.isEmpty)
  }

  @Test func `makes the Info plist from the settings`() throws {
    let app = try project.requiredTarget("Calculator")
    let plist = try project.infoPlist(for: app)
    #expect(plist["CFBundleIdentifier"] == "com.example.Calculator")
    #expect(plist["CFBundleName"] == "Calculator")
    #expect(plist["CFBundleExecutable"] == "Calculator")
    #expect(plist["CFBundlePackageType"] == "APPL")
    #expect(plist["CFBundleShortVersionString"] == "1.0")
    #expect(plist["CFBundleVersion"] == "1")
    #expect(plist["UIApplicationSupportsIndirectInputEvents"] == true)
    #expect(
      plist["UISupportedInterfaceOrientations~iphone"]?.array == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
      ])
    #expect(
      plist["UIApplicationSceneManifest"]?.dictionary?["UIApplicationSupportsMultipleScenes"] == true)
  }

  @Test func `its scheme runs both test bundles`() throws {
    let scheme = try project.scheme()
    #expect(scheme.name == "Calculator")
    #expect(scheme.file != nil)
    #expect(scheme.launchTarget?.name == "Calculator")
    #expect(try project.plannedTests(in: scheme).map(\.target.name) == ["CalculatorTests", "CalculatorUITests"])
  }
}
