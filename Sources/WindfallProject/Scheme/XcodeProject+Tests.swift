import Foundation

extension XcodeProject {
  /// The scheme of this name. Without a name: the shared scheme that has the project's name, or the only one that tests
  /// anything, or else a scheme that runs every test of the project. Schemes whose test targets are gone stand back.
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
    let present = shared.filter { !lacksAllTests(of: $0) }
    let testing = present.isEmpty ? shared : present
    if let named = testing.first(where: { $0.name == self.name }) { return named }
    if let only = testing.first, testing.count == 1 { return only }
    return DerivedSchemes(targets: targets, project: url).everything
  }

  /// The test plan that a scheme uses: the named one, or else the default; `nil` where the scheme has none.
  public func testPlan(of scheme: Scheme, named name: String? = nil) throws(ProjectError) -> TestPlan? {
    try scheme.testPlan(named: name, in: url)
  }

  /// The test bundles that a scheme runs, with the tests that it leaves out and how it starts them; without those that
  /// are not in the project, which Xcode leaves out as well.
  public func plannedTests(
    in scheme: Scheme, testPlan name: String? = nil
  ) throws(ProjectError) -> [PlannedTests] {
    let plan = try testPlan(of: scheme, named: name)
    var result: [PlannedTests] = []
    for testable in plan?.testables ?? scheme.testables where !testable.isSkipped && isOwn(testable.target) {
      guard let target = target(for: testable.target) else { continue }
      let settings = settings(for: target, configuration: scheme.testConfiguration)
      result.append(
        PlannedTests(
          target: target, skippedTests: testable.skippedTests, selectedTests: testable.selectedTests,
          isParallel: testable.isParallel,
          configurations: (plan?.configurations ?? [TestConfiguration(options: scheme.testOptions)]).map {
            TestConfiguration(
              name: $0.name, options: $0.options.expanded(with: settings), repetition: $0.repetition,
              timeAllowance: $0.timeAllowance)
          },
          planNotes: plan?.notes ?? []))
    }
    return result
  }

  /// The names of the test bundles that a scheme runs but that belong to other projects or to packages, or are gone.
  public func foreignTests(in scheme: Scheme, testPlan name: String? = nil) throws(ProjectError) -> [String] {
    let plan = try testPlan(of: scheme, named: name)
    return (plan?.testables ?? scheme.testables).filter { testable in
      !testable.isSkipped && (!isOwn(testable.target) || target(for: testable.target) == nil)
    }.map(\.target.name)
  }

  /// Whether all that a scheme tests would be in this project, and is gone.
  func lacksAllTests(of scheme: Scheme) -> Bool {
    guard let plan = try? testPlan(of: scheme) else { return lacks(scheme.testables) }
    return lacks(plan.testables)
  }

  private func lacks(_ testables: [Testable]) -> Bool {
    let active = testables.filter { !$0.isSkipped }
    return !active.isEmpty && active.allSatisfy { isOwn($0.target) && target(for: $0.target) == nil }
  }

  private func isOwn(_ target: SchemeTarget) -> Bool {
    let path = target.container.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    return targets.contains { $0.id == target.id } || path.isEmpty || path.hasSuffix(url.lastPathComponent)
  }

  private func target(for reference: SchemeTarget) -> ProjectTarget? {
    targets.first { $0.id == reference.id } ?? target(named: reference.name)
  }
}

extension LaunchOptions {
  /// The options with references to settings, such as `$(SRCROOT)`, replaced.
  fileprivate func expanded(with settings: BuildSettings) -> LaunchOptions {
    var result = self
    result.arguments = arguments.map(settings.expanding)
    result.environment = environment.mapValues(settings.expanding)
    return result
  }
}
