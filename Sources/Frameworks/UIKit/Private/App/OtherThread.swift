import Dispatch

/// Calls of UIKit on other threads than the main one, which the Main Thread Checker reports on iOS, and which work there
/// more often than not.
enum OtherThread {
  /// How long a call waits for the main thread, which may itself be waiting for the thread of the call.
  private static let patience = DispatchTimeInterval.seconds(1)

  /// Whether the caller is on such a thread.
  static var isCurrent: Bool { !Thread.isMainThread && !MainActor.isOnMainQueue }

  /// Carries a change of an object over to the main thread, and says so once for its class.
  static func hand(over object: AnyObject, _ work: @escaping @MainActor () -> Void) {
    let name = String(describing: type(of: object))
    DispatchQueue.main.async { MainActor.assumeIsolated { report(name, work) } }
  }

  /// The same, and waits for it.
  static func wait(for object: AnyObject, _ work: @escaping @MainActor () -> Void) {
    let name = String(describing: type(of: object))
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { report(name, work) }
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + patience)
  }

  /// The same for work with a result, for which it waits as long as it takes.
  static func result<Result>(for object: AnyObject, _ work: @MainActor () -> Result) -> Result {
    guard isCurrent else { return MainActor.unchecked(work) }
    hand(over: object) {}
    return MainActor.fromAnyQueue(work)
  }

  @MainActor private static func report(_ name: String, _ work: @MainActor () -> Void) {
    Notice.sayOnce(
      "Main Thread Checker: UI API called on a background thread: a member of \(name) that belongs to the main thread.")
    work()
  }
}
