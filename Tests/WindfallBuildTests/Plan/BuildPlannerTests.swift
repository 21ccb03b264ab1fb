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
