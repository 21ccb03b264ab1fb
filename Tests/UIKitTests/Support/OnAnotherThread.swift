import Foundation

/// Does what an app does that forgets to go back to the main queue.
@MainActor func onAnotherThread(_ work: @escaping @MainActor () -> Void) async {
  typealias Unisolated = () -> Void
  nonisolated(unsafe) let call = unsafeBitCast(work, to: Unisolated.self)
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      call()
      continuation.resume()
    }
  }
}
