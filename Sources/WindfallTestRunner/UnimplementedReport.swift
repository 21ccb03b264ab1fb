@_spi(Windfall) import FoundationOverlay
import Synchronization
import WindfallCore

/// Tells the tool what was called that is declared and not there, in the test that runs: it decides what that means.
final class UnimplementedReport: Sendable {
  private let target: String
  private let observer: TestObserver
  /// Which test of the Testing library runs.
  private static let swiftTest = Mutex<(@Sendable () -> TestIdentifier?)?>(nil)
  /// What has been told already: a test may call a member again and again.
  private let told = Mutex<Set<String>>([])

  init(target: String, observer: TestObserver) {
    self.target = target
    self.observer = observer
  }

  /// Begins with what was called before the first test.
  func start() {
    UnimplementedCall.record { [self] in report($0) }
  }

  static func setSwiftTest(_ running: (@Sendable () -> TestIdentifier?)?) {
    swiftTest.withLock { $0 = running }
  }

  private func report(_ call: UnimplementedCall) {
    let running = observer.current?.identifier ?? Self.swiftTest.withLock { $0 }?()
    // What is called in a launch is no test's own doing.
    let test = (call.isOfLaunch ? nil : running) ?? TestIdentifier(target: target)
    let key = ([test.description, call.name] + call.places).joined(separator: "\n")
    guard told.withLock({ $0.insert(key).inserted }) else { return }
    observer.events.send(
      .issueRecorded(TestIssue(test: test, kind: .unimplemented, message: call.name, backtrace: call.places)))
  }
}
