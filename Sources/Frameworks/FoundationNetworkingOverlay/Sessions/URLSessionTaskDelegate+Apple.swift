import Foundation
import FoundationNetworking
@_spi(Windfall) import FoundationOverlay

/// What Apple's sessions tell besides. Sessions here never do, so only a delegate that passes it on to another calls it.
extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {
    windfallUnimplemented("URLSessionTaskDelegate.urlSession(_:didCreateTask:)")
  }

  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
    windfallUnimplemented("URLSessionTaskDelegate.urlSession(_:taskIsWaitingForConnectivity:)")
  }
}
