import Dispatch

extension MainActor {
  /// Calls what may be called on any queue on a later turn of the main queue.
  static func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call() }
  }
}
