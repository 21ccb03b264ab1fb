import Testing
import WindfallLowering

struct TaskMetricsRuleTests {
  static let cases = [
    LoweringCase(
      name: "a delegate that is told of metrics",
      before: """
        import Foundation
        final class LoaderM: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {}
          func urlSession(_ session: URLSession, task done: URLSessionTask, didCompleteWithError error: (any Error)?) {
            print(done)
          }
        }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationNetworkingOverlay; import FoundationOverlay
        final class LoaderM: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {}
          func urlSession(_ session: URLSession, task done: URLSessionTask, didCompleteWithError error: (any Error)?) { windfallCollect(session, done, self);
            print(done)
          }
        }
        """, compiles: false),
    LoweringCase(
      name: "one that asks for none",
      before: """
        import Foundation
        final class LoaderN: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
        }
        """,
      after: """
        import Foundation; import FoundationNetworking; import FoundationOverlay
        final class LoaderN: NSObject, URLSessionTaskDelegate {
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
        }
        """, compiles: false),
  ]

  @Test("Metrics of tasks", arguments: cases)
  func metrics(_ example: LoweringCase) {
    expectLowering(example)
  }
}
