import Foundation

/// What tests have left on the main queue.
enum MainQueue {
  /// Runs what is on the main queue now.
  ///
  /// XCTest waits on the main run loop for the asynchronous `setUp` of a test before it calls the others: a block that the
  /// test before has left does not run amid the assertions of the next. On Linux the wait often ends before it begins.
  @MainActor static func drain() {
    var isEmpty = false
    DispatchQueue.main.async { isEmpty = true }
    while !isEmpty, RunLoop.main.run(mode: .default, before: .distantFuture) {}
  }
}
