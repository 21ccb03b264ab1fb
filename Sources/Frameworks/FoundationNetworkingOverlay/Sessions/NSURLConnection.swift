import Dispatch
import Foundation
import FoundationNetworking
import Synchronization

/// See [NSURLConnection](https://developer.apple.com/documentation/foundation/nsurlconnection). What has no delegate is
/// there: requests go by way of the shared session.
open class NSURLConnection: NSObject {
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file"].contains(request.url?.scheme?.lowercased())
  }

  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let answer = Mutex<(data: Data?, response: URLResponse?, error: (any Error)?)>((nil, nil, nil))
    let done = DispatchSemaphore(value: 0)
    URLSession.shared.dataTask(with: request) { data, response, error in
      answer.withLock { $0 = (data, response, error) }
      done.signal()
    }.resume()
    done.wait()
    let (data, received, error) = answer.withLock { $0 }
    response?.pointee = received
    if let error { throw error }
    return data ?? Data()
  }
}
