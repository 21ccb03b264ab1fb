import WindfallBuild

extension TestCommand {
  /// Tells the reporter that writes to a terminal what is to come, and how long it took before.
  func prepareLiveLine(of reporters: [any Reporter], bundles: [TestBundlePlan], history derivedData: DerivedData) {
    for case let console as ConsoleReporter in reporters where console.isLive {
      console.progress = RunProgress(
        tests: bundles.flatMap(\.tests).map(\.description),
        times: runTestsUntilFailure || retryTestsOnFailure ? 1 : iterations ?? 1, history: RunHistory(derivedData))
    }
  }
}
