import WindfallCore

/// Measures how long each class takes, and updates the file with the times.
public final class TimesReporter: Reporter {
  private let path: String
  private var measured = TestTimes()

  public init(path: String) { self.path = path }

  public func report(_ event: TestEvent) throws {
    switch event {
    case .testFinished(let test, _, let duration): measured.add(duration, to: test)
    case .runEnded:
      var all = try TestTimes(path: path)
      all.update(with: measured)
      try all.write(to: path)
    default: break
    }
  }
}
