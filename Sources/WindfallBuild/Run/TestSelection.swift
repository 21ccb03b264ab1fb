import WindfallCore

/// Which of the tests to run: those of `--only-testing` without those of `--skip-testing`.
public struct TestSelection: Sendable {
  public var only: [TestIdentifier]
  public var skip: [TestIdentifier]

  public init(only: [TestIdentifier] = [], skip: [TestIdentifier] = []) {
    self.only = only
    self.skip = skip
  }

  public func includes(_ test: TestIdentifier) -> Bool {
    (only.isEmpty || only.contains { $0.contains(test) }) && !skip.contains { $0.contains(test) }
  }

  /// The bundles that have tests left, with these tests.
  public func apply(to bundles: [TestBundlePlan]) -> [TestBundlePlan] {
    bundles.compactMap { bundle in
      var bundle = bundle
      bundle.tests = bundle.tests.filter(includes)
      return bundle.tests.isEmpty ? nil : bundle
    }
  }

  /// The names that no test has: most likely misspelt.
  public func unknown(in tests: [TestIdentifier]) -> [TestIdentifier] {
    (only + skip).filter { name in !tests.contains { name.contains($0) } }
  }
}
