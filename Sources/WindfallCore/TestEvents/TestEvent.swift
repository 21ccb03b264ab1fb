/// One thing that happened in a test run; the only output of a runner, and the only input of every report.
///
/// `runStarted` and `runEnded` come once, from the tool; the events in between come once per target, from the
/// process that runs its tests. Events of a test lie between its `testStarted` and its `testFinished`.
public enum TestEvent: Hashable, Sendable {
  /// The run begins; the seed gives the same order of tests again.
  case runStarted(seed: UInt64?, targets: [String])
  /// The first process of a test target begins with the given number of tests to run.
  case targetStarted(target: String, testCount: Int)
  /// The first test of a class is next.
  case classStarted(TestIdentifier)
  case testStarted(TestIdentifier)
  /// A failure, a crash, a hang or a skip; the running test is named in the issue.
  case issueRecorded(TestIssue)
  /// A named part of a test begins; parts nest.
  case activityStarted(TestIdentifier, name: String)
  /// The innermost part of the test ends.
  case activityEnded(TestIdentifier, name: String)
  /// The running test may take so many seconds, from its start.
  case timeAllowed(TestIdentifier, seconds: Double)
  /// One figure that `measure` took.
  case measured(TestMeasurement)
  /// A line that the test, or the app it runs in, wrote to its standard output or standard error.
  case output(TestOutput)
  case testFinished(TestIdentifier, status: TestStatus, duration: Double)
  /// The last test of the class has finished.
  case classFinished(TestIdentifier)
  case targetFinished(target: String)
  /// The run is over; no event follows.
  case runEnded(TestCounts, duration: Double)
}
