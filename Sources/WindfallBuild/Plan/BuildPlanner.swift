import Foundation
import WindfallCore
import WindfallProject

/// Decides what of a project has to be built, and how.
public struct BuildPlanner {
  private let project: XcodeProject
  private let scheme: Scheme

  public init(project: XcodeProject, scheme: Scheme) {
    self.project = project
    self.scheme = scheme
  }

  /// The test targets of the scheme, with the apps and libraries that they need.
  public func testPlan() throws -> BuildPlan {
    let tests = try project.plannedTests(in: scheme)
    var plan = try plan(for: tests.map(\.target))
    for test in tests {
      guard let index = plan.targets.firstIndex(where: { $0.name == test.target.name }) else { continue }
      plan.targets[index].selection = selection(of: test)
      plan.targets[index].launchArguments = test.options.arguments
      plan.targets[index].launchEnvironment = test.options.environment
    }
    return plan
  }

  /// The app that the scheme launches, or the project's only app.
  public func appPlan() throws -> BuildPlan {
    let apps = project.targets.filter { $0.kind == .application }
    let launched = apps.first { $0.id == scheme.launchTarget?.id || $0.name == scheme.launchTarget?.name }
    guard let app = launched ?? apps.first, launched != nil || apps.count == 1 else {
      let names = apps.map(\.name).joined(separator: ", ")
      throw BuildError(
        .unreadableProject,
        apps.isEmpty
          ? "\(project.url.path): the project has no app"
          : "\(project.url.path): the project has several apps, \(names); choose one with --scheme")
    }
    return try plan(for: [app])
  }

  private func plan(for targets: [ProjectTarget]) throws -> BuildPlan {
    var needed: [ProjectTarget] = []
    var open = targets
    while let target = open.popLast() {
      guard !needed.contains(where: { $0.id == target.id }) else { continue }
      needed.append(target)
      open += dependencies(of: target)
    }
    let inOrder = project.targets.filter { target in needed.contains { $0.id == target.id } }
    let modules = project.targets.map { project.settings(for: $0, configuration: scheme.testConfiguration).moduleName }
    var plan = try BuildPlan(
      project: project.url, targets: inOrder.map(plan(of:)), moduleNames: Set(modules).subtracting([""]))
    plan.replacedPackages = Set(inOrder.flatMap(\.packageProducts).map(\.name)).intersection(SDK.packageModules)
      .subtracting(plan.moduleNames)
    return plan
  }

  /// The targets of this project that the sources of a target need, or that its tests need to run.
  private func dependencies(of target: ProjectTarget) -> [ProjectTarget] {
    var names = target.dependencies + [target.hostTarget, target.testedTarget].compactMap { $0 }
    // Xcode also builds first what a target is linked with.
    names += project.targets.filter { target.linkedFrameworks.contains($0.productName) }.map(\.name)
    return project.targets.filter { candidate in
      let isBuilt = [.application, .framework, .staticLibrary].contains(candidate.kind)
      return candidate.id != target.id && isBuilt && names.contains(candidate.name)
    }
  }

  private func plan(of target: ProjectTarget) throws -> TargetPlan {
    let settings = project.settings(for: target, configuration: scheme.testConfiguration)
    try TargetCheck(target: target, settings: settings).run()
    var dependencies = dependencies(of: target)
    // UI tests drive the app from outside: they can be compiled beside it.
    if target.kind == .uiTestBundle { dependencies.removeAll { $0.kind == .application } }
    let infoPlist = try project.infoPlist(for: target, configuration: scheme.testConfiguration)
    return TargetPlan(
      name: target.name, kind: kind(of: target), moduleName: settings.moduleName, productName: target.productName,
      sources: target.sources,
      resources: target.resources.map { BundleResource(source: $0.url, destination: $0.destination) },
      settings: CompilerSettings(settings), infoPlist: try infoPlist.data(),
      bundleIdentifier: settings.bundleIdentifier ?? "", dependencies: dependencies.map(\.name))
  }

  private func kind(of target: ProjectTarget) -> TargetKind {
    switch target.kind {
    case .unitTestBundle: .unitTests(host: target.hostTarget)
    case .uiTestBundle: .uiTests(app: target.testedTarget)
    case .framework, .staticLibrary: .library
    case .application, .appExtension, .other: .app
    }
  }

  private func selection(of test: PlannedTests) -> TestSelection {
    func identifiers(_ names: [String]) -> [TestIdentifier] {
      names.compactMap { TestIdentifier("\(test.target.name)/\($0)") }
    }
    return TestSelection(only: identifiers(test.selectedTests ?? []), skip: identifiers(test.skippedTests))
  }
}
