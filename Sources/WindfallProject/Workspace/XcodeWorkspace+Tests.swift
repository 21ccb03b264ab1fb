import Foundation

extension XcodeWorkspace {
  /// The scheme of this name. Without a name: the shared scheme that has the workspace's name, or the only one that
  /// tests anything, or else a scheme that runs every test of all projects. Schemes whose test targets are gone stand
  /// back.
  public func scheme(named name: String? = nil) throws(ProjectError) -> Scheme {
    if let name {
      guard let scheme = schemes.first(where: { $0.name == name }) else {
        let names = schemes.map(\.name).joined(separator: ", ")
        throw ProjectError(
          "there is no scheme named \"\(name)\"", path: url.path,
          advice: names.isEmpty ? "share a scheme in Xcode" : "choose one of: \(names)")
      }
      return scheme
    }
    let shared = schemes.filter(\.isSharedAndTests)
    let present = shared.filter { scheme in !projects.contains { $0.lacksAllTests(of: scheme) } }
    let testing = present.isEmpty ? shared : present
    if let named = testing.first(where: { $0.name == self.name }) { return named }
    if let only = testing.first, testing.count == 1 { return only }
    return everything
  }

  /// The test bundles of projects that a scheme runs, in its order, with the project that each belongs to.
  public func plannedTests(
    in scheme: Scheme, testPlan name: String? = nil
  ) throws(ProjectError) -> [(project: XcodeProject, tests: PlannedTests)] {
    let order = try testables(of: scheme, testPlan: name).map(\.target)
    var result: [(project: XcodeProject, tests: PlannedTests)] = []
    for project in projects {
      result += try project.plannedTests(in: scheme, testPlan: name).map { (project, $0) }
    }
    func position(_ target: ProjectTarget) -> Int {
      order.firstIndex { $0.id == target.id } ?? order.firstIndex { $0.name == target.name } ?? order.endIndex
    }
    return result.enumerated().sorted { left, right in
      (position(left.element.tests.target), left.offset) < (position(right.element.tests.target), right.offset)
    }.map(\.element)
  }

  /// The test bundles that a scheme runs and that belong to no project, but perhaps to a package.
  public func foreignTests(in scheme: Scheme, testPlan name: String? = nil) throws(ProjectError) -> [Testable] {
    var foreign = try testables(of: scheme, testPlan: name).filter { !$0.isSkipped }
    for project in projects {
      let names = try project.foreignTests(in: scheme, testPlan: name)
      foreign.removeAll { !names.contains($0.target.name) }
    }
    return foreign
  }

  /// The ways in which a scheme runs tests that belong to no project, with references to settings as they stand there.
  public func testConfigurations(
    of scheme: Scheme, testPlan name: String? = nil
  ) throws(ProjectError) -> [TestConfiguration] {
    try scheme.testPlan(named: name, in: url)?.configurations
      ?? [TestConfiguration(options: scheme.testOptions)]
  }

  /// The coverage that the test plan of a scheme asks for, or else the scheme itself.
  public func coverage(of scheme: Scheme, testPlan name: String? = nil) throws(ProjectError) -> CoverageSetting? {
    if let plan = try scheme.testPlan(named: name, in: url) { return plan.coverage }
    return scheme.coverage
  }

  private func testables(of scheme: Scheme, testPlan name: String?) throws(ProjectError) -> [Testable] {
    try scheme.testPlan(named: name, in: url)?.testables ?? scheme.testables
  }

  private var everything: Scheme {
    let all = projects.map { DerivedSchemes(targets: $0.targets, project: $0.url).everything }
    return Scheme(
      name: name, buildTargets: all.flatMap(\.buildTargets), testables: all.flatMap(\.testables), testPlans: [],
      testConfiguration: "Debug", testOptions: LaunchOptions(), launchOptions: LaunchOptions(),
      launchTarget: all.compactMap(\.launchTarget).first, file: nil)
  }
}

extension Scheme {
  /// Whether the scheme comes from a file and has a test bundle that it does not leave out.
  var isSharedAndTests: Bool {
    file != nil && (testables.contains { !$0.isSkipped } || !testPlans.isEmpty)
  }
}
