import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct BuildPlannerTests {
  private let planner: BuildPlanner

  init() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let workspace = try XcodeWorkspace(path: repository.appendingPathComponent("Examples/Calculator").path)
    planner = try BuildPlanner(workspace: workspace, scheme: try workspace.scheme())
  }

  @Test("The plan of the tests has the app before the tests that run in it, and the UI tests free of it")
  func testPlan() throws {
    let plan = try planner.testPlan()
    #expect(Set(plan.targets.map(\.name)) == ["Calculator", "CalculatorTests", "CalculatorUITests"])
    let app = try #require(plan["Calculator"])
    let unitTests = try #require(plan["CalculatorTests"])
    let uiTests = try #require(plan["CalculatorUITests"])
    #expect(app.kind == .app)
    #expect(unitTests.kind == .unitTests(host: "Calculator"))
    #expect(unitTests.dependencies == ["Calculator"])
    #expect(uiTests.kind == .uiTests(app: "Calculator"))
    #expect(uiTests.dependencies.isEmpty)
    #expect(plan.moduleNames == ["Calculator", "CalculatorTests", "CalculatorUITests"])
  }

  @Test("The app's bundle gets its property list and its resources")
  func bundle() throws {
    let app = try #require(try planner.testPlan()["Calculator"])
    #expect(app.resources.map(\.destination).contains("ButtonConfiguration.json"))
    let plist = try PropertyListSerialization.propertyList(from: app.infoPlist, format: nil) as? [String: Any]
    #expect(plist?["CFBundleIdentifier"] as? String == app.bundleIdentifier)
    #expect(plist?["CFBundleExecutable"] as? String == "Calculator")
  }

  @Test("A product that no package has is named, and so is a product whose name is empty")
  func missingProducts() throws {
    let project = try PlannedProject()
    try project.writeProject(
      "Shop.xcodeproj",
      [
        .init(name: "Shop", type: "application", products: ["Till"]),
        .init(name: "Nameless", settings: ["PRODUCT_NAME": "$(NOTHING)"]),
        PlannedProject.hosted("ShopTests", in: "Shop"),
        .init(name: "MoreTests", type: "bundle.unit-test", needs: ["Nameless"]),
      ])
    for name in ["Shop", "ShopTests", "Nameless", "MoreTests"] {
      try project.write("import Foundation", to: "\(name)/F.swift")
    }
    let plan = try project.testPlan("Shop.xcodeproj")
    #expect(plan.notes == ["windfall: Shop links the package product Till, which none of the packages has"])
    #expect(plan.obstacles.contains { $0.message.contains("its PRODUCT_NAME is empty") }, "\(plan.obstacles)")
    let unread = PackageGraph(unavailable: [UnavailablePackage(address: "https://example.com/till", reason: "gone")])
    #expect(try project.testPlan("Shop.xcodeproj", packages: unread).notes.isEmpty)
  }

  @Test("A version of Swift that there is not is named; an early one is read as 4", arguments: ["99", "five", "3.0"])
  func swiftVersion(version: String) throws {
    let project = try PlannedProject()
    try project.writeProject(
      "Shop.xcodeproj",
      [
        .init(name: "Shop", type: "application", settings: ["SWIFT_VERSION": version]),
        PlannedProject.hosted("ShopTests", in: "Shop"),
      ])
    for name in ["Shop", "ShopTests"] { try project.write("import Foundation", to: "\(name)/F.swift") }
    let messages = try project.testPlan("Shop.xcodeproj").obstacles.map(\.message)
    let isNamed = messages.contains { $0.contains("its SWIFT_VERSION \(version) names") }
    #expect(isNamed == (version != "3.0"), "\(messages)")
  }

  @Test("Scripts, build rules and actions of the scheme are named, since they are not run")
  func scripts() throws {
    let project = try PlannedProject()
    try project.writeProject(
      "Shop.xcodeproj",
      [
        .init(name: "Shop", type: "application", scripts: ["Lint"], rules: ["Intents"], plugins: ["Painter"]),
        PlannedProject.hosted("ShopTests", in: "Shop"),
      ])
    for name in ["Shop", "ShopTests"] { try project.write("import Foundation", to: "\(name)/F.swift") }
    let action = "<ExecutionAction><ActionContent title=\"Set up\"/></ExecutionAction>"
    let reference = "<BuildableReference BlueprintIdentifier=\"ShopTests\" BlueprintName=\"ShopTests\"/>"
    try project.write(
      """
      <Scheme><TestAction><PreActions>\(action)</PreActions><Testables><TestableReference>\(reference)</TestableReference>
      </Testables></TestAction></Scheme>
      """, to: "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
    #expect(
      try project.testPlan("Shop.xcodeproj").notes == [
        "scripts of build phases are not run: \"Lint\" of Shop",
        "plug-ins of targets in Xcode's projects are not run: Painter of Shop",
        "build rules are not followed: \"Intents\" of Shop",
        "actions of the scheme Shop are not run: the pre-action \"Set up\" of the test",
      ])
    let workspace = try XcodeWorkspace(path: project.folder.url.appendingPathComponent("Shop.xcodeproj").path)
    #expect(
      try ProjectDoctor().examine(workspace).findings.filter { $0.kind == .script }.map(\.name).sorted() == [
        "Intents (Shop)", "Lint (Shop)", "Painter (Shop)", "the pre-action \"Set up\" of the test (Shop)",
      ])
  }

  @Test("Targets for other platforms are neither built nor run, and are named")
  func otherPlatforms() throws {
    let project = try PlannedProject()
    var watchTests = PlannedProject.hosted("WatchTests", in: "Watch")
    watchTests.settings["SDKROOT"] = "watchos"
    try project.writeProject(
      "Shop.xcodeproj",
      [
        .init(name: "Shop", type: "application", needs: ["Watch"]), PlannedProject.hosted("ShopTests", in: "Shop"),
        .init(name: "Watch", type: "application", settings: ["SDKROOT": "watchos"]), watchTests,
        .init(name: "MacTests", type: "bundle.unit-test", settings: ["SUPPORTED_PLATFORMS": "macosx"]),
      ])
    for name in ["Shop", "ShopTests", "Watch", "WatchTests", "MacTests"] {
      try project.write("import Foundation", to: "\(name)/F.swift")
    }
    let plan = try project.testPlan("Shop.xcodeproj")
    #expect(plan.targets.map(\.name) == ["Shop", "ShopTests"])
    #expect(plan.obstacles.isEmpty && plan.leftOut.isEmpty)
    #expect(
      plan.notes == [
        "Watch is for watchOS and is not built: only targets for iOS are",
        "WatchTests is for watchOS and is not run: only tests for iOS are",
        "MacTests is for macOS and is not run: only tests for iOS are",
      ])
    let workspace = try XcodeWorkspace(path: project.folder.url.path)
    let app = try BuildPlanner(workspace: workspace, scheme: try workspace.scheme()).appPlan()
    #expect(app.targets.map(\.name) == ["Shop"])
    let found = try ProjectDoctor().examine(workspace).findings
    #expect(found.map(\.name) == ["test target MacTests", "test target WatchTests"])
  }

  @Test("A test target without any source is named, and is none that fails; one of Objective-C alone is")
  func emptyTests() throws {
    let project = try PlannedProject()
    try project.writeProject(
      "Shop.xcodeproj",
      [
        .init(name: "Shop", type: "application"), PlannedProject.hosted("ShopTests", in: "Shop"),
        .init(name: "ShopUITests", type: "bundle.ui-testing"), .init(name: "OldTests", type: "bundle.unit-test"),
      ])
    for name in ["Shop", "ShopTests"] { try project.write("import Foundation", to: "\(name)/F.swift") }
    try project.write("@implementation Old @end", to: "OldTests/Old.m")
    let plan = try project.testPlan("Shop.xcodeproj")
    #expect(plan.targets.map(\.name) == ["Shop", "ShopTests"])
    #expect(plan.leftOut == ["OldTests"])
    #expect(plan.notes.contains("ShopUITests has no source file, so it has no test"))
  }

  @Test("UI tests that import the app come after it")
  func importingUITests() throws {
    let files = try PlannedProject()
    let uiTests = PlannedProject.Target(
      name: "ShopUITests", type: "bundle.ui-testing", needs: ["Shop"], settings: ["TEST_TARGET_NAME": "Shop"])
    try files.writeProject("Shop.xcodeproj", [uiTests, .init(name: "Shop", type: "application")])
    try files.write("enum A {}", to: "Shop/A.swift")
    try files.write("import XCTest\n@testable import Shop\n", to: "ShopUITests/B.swift")
    let workspace = try XcodeWorkspace(path: files.folder.url.path)
    let plan = try BuildPlanner(workspace: workspace, scheme: try workspace.scheme()).testPlan()
    #expect(plan.targets.map(\.name) == ["Shop", "ShopUITests"])
    #expect(plan["ShopUITests"]?.dependencies == ["Shop"])
  }

  @Test("The plan of the app has the app alone")
  func appPlan() throws {
    #expect(try planner.appPlan().targets.map(\.name) == ["Calculator"])
  }

  @Test("A plan for some tests keeps the app that they run in or drive")
  func keeping() throws {
    let plan = try planner.testPlan().keeping(["CalculatorUITests"])
    #expect(Set(plan.targets.map(\.name)) == ["Calculator", "CalculatorUITests"])
  }
}
