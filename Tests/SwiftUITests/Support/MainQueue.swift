import Dispatch

/// The queue on which UIKit says that presentations have ended.
@MainActor
enum MainQueue {
  /// Waits until all that is in the queue now has run.
  static func drain() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}
