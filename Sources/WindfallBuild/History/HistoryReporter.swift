import Foundation
import WindfallCore

/// Keeps how the tests of a run ended for `windfall history`.
public final class HistoryReporter: Reporter {
  private let archive: RunArchive
  private let now: () -> Date
  private var results: [RecordedRun.Result] = []
  private var flaky = FlakyTests()

  public convenience init(_ derivedData: DerivedData) { self.init(derivedData, now: Date.init) }

  init(_ derivedData: DerivedData, now: @escaping () -> Date) {
    archive = RunArchive(derivedData)
    self.now = now
  }

  public func report(_ event: TestEvent) {
    switch event {
    case .testFinished(let test, let status, let duration):
      if let kind = flaky.outcome(of: test, status) {
        results.append(RecordedRun.Result(test: test.description, kind: kind, duration: duration))
      }
    case .runEnded where !results.isEmpty: archive.add(RecordedRun(date: now(), results: results))
    default: break
    }
  }
}
