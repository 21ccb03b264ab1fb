import Foundation

/// The schemes that Xcode makes by itself for the targets of a project that shares none.
struct DerivedSchemes {
  let targets: [ProjectTarget]

  /// The `.xcodeproj` folder.
  let project: URL

  /// One scheme for each target, with the test bundles that belong to it; test bundles that belong to none have their own.
  var schemes: [Scheme] {
    targets.compactMap { target in
      let tests = target.kind.isTestBundle ? [target] : tests(of: target)
      if target.kind.isTestBundle, owner(of: target) != nil { return nil }
      return scheme(called: target.name, building: target, testing: tests)
    }
  }

  /// A scheme that runs every test of the project.
  var everything: Scheme {
    let application = targets.first { $0.kind == .application }
    return scheme(
      called: project.deletingPathExtension().lastPathComponent, building: application,
      testing: targets.filter(\.kind.isTestBundle))
  }

  private func tests(of target: ProjectTarget) -> [ProjectTarget] {
    targets.filter { $0.kind.isTestBundle && owner(of: $0) == target.name }
  }

  private func owner(of test: ProjectTarget) -> String? {
    test.hostTarget ?? test.testedTarget
      ?? test.dependencies.first { name in targets.contains { $0.name == name && !$0.kind.isTestBundle } }
  }

  private func scheme(called name: String, building target: ProjectTarget?, testing tests: [ProjectTarget]) -> Scheme {
    Scheme(
      name: name, buildTargets: target.map { [reference(to: $0)] } ?? [],
      testables: tests.map {
        Testable(target: reference(to: $0), isSkipped: false, skippedTests: [], selectedTests: nil)
      },
      testPlans: [], testConfiguration: "Debug", testOptions: LaunchOptions(), launchOptions: LaunchOptions(),
      launchTarget: target.flatMap { $0.kind == .application ? reference(to: $0) : nil }, file: nil)
  }

  private func reference(to target: ProjectTarget) -> SchemeTarget {
    SchemeTarget(id: target.id, name: target.name, container: "container:\(project.lastPathComponent)")
  }
}
