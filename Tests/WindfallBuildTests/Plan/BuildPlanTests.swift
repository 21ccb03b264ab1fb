import Foundation
import Testing

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
