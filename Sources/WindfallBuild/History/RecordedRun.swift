import Foundation

/// What one run of tests has left for later: how each test ended, and how long it took.
struct RecordedRun: Codable, Equatable {
  /// How a test ended in the run.
  struct Result: Codable, Equatable {
    /// `Target/Class/method`.
    var test: String
    var kind: TestOutcome.Kind
    /// Seconds.
    var duration: Double
  }

  private var version = 1
  /// When the run ended.
  var date: Date
  /// In the order in which they ended; a test of several configurations is there several times.
  var results: [Result] = []

  init(date: Date, results: [Result] = []) {
    self.date = date
    self.results = results
  }
}
