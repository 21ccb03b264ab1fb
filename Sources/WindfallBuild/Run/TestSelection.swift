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
    (only.isEmpty || only.contains { names($0, test) }) && !skip.contains { names($0, test) }
  }

  /// Whether a name is that of the test or of what it lies in, in the tool's spelling or in Xcode's.
  private func names(_ name: TestIdentifier, _ test: TestIdentifier) -> Bool {
    name.contains(test) || (name.method != nil && name.contains(test.underscored))
  }

  /// The bundles that have tests left, with these tests.
  public func apply(to bundles: [TestBundlePlan]) -> [TestBundlePlan] {
    bundles.compactMap { bundle in
      var bundle = bundle
      bundle.tests = bundle.tests.filter(includes)
      bundle.chosen = self
      return bundle.tests.isEmpty ? nil : bundle
    }
  }

  /// The names that no test has: most likely misspelt.
  public func unknown(in tests: [TestIdentifier]) -> [TestIdentifier] {
    (only + skip).filter { name in !tests.contains { name.contains($0) } }
  }
}
