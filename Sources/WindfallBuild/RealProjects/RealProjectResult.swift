/// What came of running a real project.
public struct RealProjectResult: Equatable, Sendable {
  public var project: RealProject
  /// The name in the report: that of the list, and of the project in it where there are several.
  public var name: String
  public var passed: [String] = []
  public var failed: [String] = []
  public var skipped: [String] = []
  /// The targets that cannot run, or the whole project, with what the tool said of it.
  public var stopped: [String] = []
  public var messages: [String] = []
  public var seconds = 0.0
  /// Whether its sources are there.
  public var isThere = true

  public init(project: RealProject, name: String) {
    self.project = project
    self.name = name
  }

  var testCount: Int { passed.count + failed.count + skipped.count }

  /// The part of the names in expectations that stands for the project; empty where the entry has only one.
  private var prefix: String {
    project.runsEach == true ? String(name.dropFirst(project.name.count + 1)) + "/" : ""
  }

  private var expectations: [RealProject.Expectation] {
    (project.expectations ?? []).compactMap { expectation in
      guard !prefix.isEmpty else { return expectation }
      guard (expectation.tests + "/").hasPrefix(prefix) else { return nil }
      return .init(tests: String(expectation.tests.dropFirst(prefix.count)), reason: expectation.reason)
    }
  }

  private func expectation(of name: String) -> RealProject.Expectation? {
    expectations.first { $0.tests.isEmpty || $0.covers(name) }
  }

  /// What does not pass, by the reason that was expected for it.
  var reasons: [(reason: String, names: [String])] {
    var result: [(reason: String, names: [String])] = []
    for name in stopped + failed {
      guard let reason = expectation(of: name)?.reason else { continue }
      if let index = result.firstIndex(where: { $0.reason == reason }) {
        result[index].names.append(name)
      } else {
        result.append((reason, [name]))
      }
    }
    return result
  }

  /// What does not pass and should, and what passes and should not: each a sentence.
  public var surprises: [String] {
    guard isThere else { return [] }
    let failures = (stopped + failed).filter { expectation(of: $0) == nil }.map { "\(name): \($0) does not pass" }
    let passes = passed.compactMap { test in
      expectation(of: test).map { "\(name): \(test) passes, though it is expected not to: \($0.reason)" }
    }
    let unused = expectations.filter { expectation in
      !(stopped + failed + passed).contains { expectation.tests.isEmpty || expectation.covers($0) }
    }
    return failures + passes + unused.map { "\(name): there is no test \($0.tests), of which something is expected" }
  }
}
