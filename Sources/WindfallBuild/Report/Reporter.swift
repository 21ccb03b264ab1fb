import WindfallCore

/// Somebody who is told what happens in a run of tests.
public protocol Reporter: AnyObject {
  /// Takes the next event; an error ends the run.
  func report(_ event: TestEvent) throws
}
