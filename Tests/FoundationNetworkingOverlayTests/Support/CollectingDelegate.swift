import FoundationNetworkingOverlay
import TestSupport

/// Notes what it is told of the end of tasks.
final class CollectingDelegate: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
  private let log: Recorded
  private let didEnd: @Sendable () -> Void

  init(_ log: Recorded, didEnd: @escaping @Sendable () -> Void) {
    self.log = log
    self.didEnd = didEnd
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
    log.add("metrics \(metrics.taskInterval.start < metrics.taskInterval.end)")
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    log.add("end \((error as? URLError)?.code.rawValue ?? 0)")
    didEnd()
  }
}
