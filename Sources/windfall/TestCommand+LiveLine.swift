import WindfallBuild

extension TestCommand {
  /// Tells the reporter that writes to a terminal what is to come, and how long it took before.
  func prepareLiveLine(of reporters: [any Reporter], bundles: [TestBundlePlan], history derivedData: DerivedData) {
    guard ConsoleReporter.terminalWidth() != nil else { return }
    let count = runTestsUntilFailure || retryTestsOnFailure ? 1 : iterations ?? 1
    let tests = bundles.flatMap(\.tests).map(\.description)
    let progress = RunProgress(
      tests: Array(repeatElement(tests, count: min(count, 1000)).joined()), history: RunHistory(derivedData))
    for case let console as ConsoleReporter in reporters { console.progress = progress }
  }
}
