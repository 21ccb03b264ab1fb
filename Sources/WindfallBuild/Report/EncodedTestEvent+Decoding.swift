import WindfallCore

extension EncodedTestEvent {
  /// The event that was written; nil for one of a later version, or without what it needs.
  var decoded: TestEvent? {
    if let test = test.flatMap(Self.identifier) { return decoded(of: test) }
    switch event {
    case "runStarted": return .runStarted(seed: seed, targets: targets ?? [])
    case "targetStarted": return target.map { .targetStarted(target: $0, testCount: testCount ?? 0) }
    case "targetFinished": return target.map { .targetFinished(target: $0) }
    case "runEnded":
      return .runEnded(
        TestCounts(passed: passed ?? 0, failed: failed ?? 0, skipped: skipped ?? 0), duration: duration ?? 0)
    default: return nil
    }
  }

  private func decoded(of test: TestIdentifier) -> TestEvent? {
    switch event {
    case "classStarted": return .classStarted(test)
    case "classFinished": return .classFinished(test)
    case "testStarted": return .testStarted(test)
    case "testFinished":
      return status.flatMap(TestStatus.init).map { .testFinished(test, status: $0, duration: duration ?? 0) }
    case "issueRecorded": return issue(of: test).map { .issueRecorded($0) }
    case "activityStarted": return activity.map { .activityStarted(test, name: $0) }
    case "activityEnded": return activity.map { .activityEnded(test, name: $0) }
    case "timeAllowed": return duration.map { .timeAllowed(test, seconds: $0) }
    case "measured":
      return .measured(
        TestMeasurement(test: test, metric: metric ?? "", unit: unit ?? "", samples: samples ?? []))
    case "output":
      return stream.flatMap(TestOutput.Stream.init).map {
        .output(TestOutput(test: test, stream: $0, text: text ?? ""))
      }
    default: return nil
    }
  }

  private func issue(of test: TestIdentifier) -> TestIssue? {
    guard let kind = kind.flatMap(TestIssue.Kind.init) else { return nil }
    var issue = TestIssue(test: test, kind: kind, message: message ?? "", backtrace: backtrace ?? [])
    (issue.file, issue.line, issue.elementTree) = (file, line, elementTree)
    issue.attachments = attachments ?? []
    return issue
  }

  /// A method may have a slash in its name, a target and a class have none.
  private static func identifier(_ text: String) -> TestIdentifier? {
    let parts = text.split(separator: "/", maxSplits: 2).map(String.init)
    guard let target = parts.first else { return nil }
    return TestIdentifier(
      target: target, className: parts.count > 1 ? parts[1] : nil, method: parts.count > 2 ? parts[2] : nil)
  }
}
