import WindfallCore

/// How many processes may run tests at once.
public struct TestJobs: Sendable {
  /// What the command line says, which comes before what schemes and test plans say.
  public var asked: Int?
  /// How many there may be where nobody says it.
  public var usual: Int
  /// What earlier runs have measured.
  public var times: TestTimes

  public init(asked: Int? = 1, usual: Int = 1, times: TestTimes = TestTimes()) {
    self.asked = asked
    self.usual = usual
    self.times = times
  }

  /// Tests that take less together, in seconds, are not worth another process.
  private static let worthwhile = 2.0

  /// The tests in groups that run side by side, each in the order given; one group where nothing is to be gained.
  func groups(_ tests: [TestIdentifier], of bundle: TestBundlePlan) -> [[TestIdentifier]] {
    let classes = Dictionary(grouping: tests) { $0.parent ?? $0 }
    let count = min(count(for: bundle, classes: Array(classes.keys)), classes.count)
    guard count > 1 else { return [tests] }
    let parts = times.distribute(classes.mapValues(\.count), over: count)
    return parts.map { part in
      let names = Set(part)
      return tests.filter { names.contains($0.parent ?? $0) }
    }.filter { !$0.isEmpty }
  }

  private func count(for bundle: TestBundlePlan, classes: [TestIdentifier]) -> Int {
    // The order of repetitions is that of one process.
    guard bundle.page == nil, bundle.failure == nil else { return 1 }
    if let asked { return asked }
    if bundle.isParallel == false { return 1 }
    let known = classes.compactMap { times.classes[$0.description] }.reduce(0, +)
    return bundle.isParallel == true || known >= Self.worthwhile ? usual : 1
  }
}
