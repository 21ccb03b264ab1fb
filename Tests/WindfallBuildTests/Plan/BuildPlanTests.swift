import Foundation
import Testing
import WindfallProject

@testable import WindfallBuild

@Suite struct BuildPlanTests {
  private func target(_ name: String, _ kind: TargetKind = .app, after dependencies: [String] = []) -> TargetPlan {
    TargetPlan(name: name, kind: kind, moduleName: name, productName: name, sources: [], dependencies: dependencies)
  }

  private let project = URL(fileURLWithPath: "/projects/Shop.xcodeproj")

  @Test("Targets follow those they depend on and otherwise keep the project's order")
  func order() throws {
    let plan = try BuildPlan(
      project: project,
      targets: [
        target("ShopTests", .unitTests(host: "Shop"), after: ["Shop"]), target("Shop", after: ["Kit"]),
        target("ShopUITests", .uiTests(app: "Shop")), target("Kit", .library),
      ])
    #expect(plan.targets.map(\.name) == ["ShopUITests", "Kit", "Shop", "ShopTests"])
  }

  @Test("Modules of a workspace that nothing asks for do not take the place of the SDK's")
  func modules() throws {
    let plan = try BuildPlan(
      project: project,
      targets: [
        target("ShopTests", .unitTests(host: "Shop"), after: ["Shop"]), target("Shop", after: ["Kit"]),
        target("Kit", .library), target("Quick", .library),
      ], moduleNames: ["Quick", "Nimble"])
    let tests = try #require(plan["ShopTests"])
    #expect(plan.modules(of: tests) == ["ShopTests", "Shop", "Kit"])
  }

  @Test("A dependency outside the plan does not hold a target up")
  func unknownDependency() throws {
    let plan = try BuildPlan(project: project, targets: [target("Shop", after: ["Widget"])])
    #expect(plan.targets.map(\.name) == ["Shop"])
  }

  @Test("A circle of dependencies names its targets")
  func circle() {
    let error = #expect(throws: BuildError.self) {
      try BuildPlan(project: project, targets: [target("A", after: ["B"]), target("B", after: ["A"])])
    }
    #expect(error?.status == .unreadableProject)
    #expect(error?.message == "the targets A, B depend on each other in a circle")
  }

  @Test("Configurations of the test plan are chosen and left out by their names")
  func configurations() throws {
    var tests = target("ShopTests", .unitTests(host: "Shop"))
    tests.configurations = ["A", "B", "C"].map { TestConfiguration(name: $0) }
    var plan = try BuildPlan(project: project, targets: [target("Shop"), tests])
    try plan.chooseConfigurations(only: ["A", "C"], skip: ["A"])
    #expect(plan["ShopTests"]?.configurations.map(\.name) == ["C"])
    let error = #expect(throws: BuildError.self) { try plan.chooseConfigurations(only: [], skip: ["D"]) }
    #expect(error?.message == "the test plan has no configuration \"D\"; there is C")
    var plain = try BuildPlan(project: project, targets: [target("ShopTests", .unitTests(host: nil))])
    #expect(throws: BuildError.self) { try plain.chooseConfigurations(only: ["A"], skip: []) }
  }

  @Test("The closure of a target holds what it depends on, near and far")
  func closure() throws {
    let plan = try BuildPlan(
      project: project,
      targets: [
        target("Base", .library), target("Kit", .library, after: ["Base"]), target("Other", .library),
        target("Shop", after: ["Kit"]),
      ])
    let shop = try #require(plan["Shop"])
    #expect(plan.closure(of: shop).map(\.name) == ["Base", "Kit", "Shop"])
  }
}
