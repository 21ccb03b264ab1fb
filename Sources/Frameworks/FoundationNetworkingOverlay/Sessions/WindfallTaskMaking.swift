/// What makes tasks of a [URLSession](https://developer.apple.com/documentation/foundation/urlsession), as protocols of
/// apps ask for it: with a handler that need not be Sendable.
///
/// Foundation's own methods take Sendable handlers. On iOS this is no obstacle to an associated type that is to be
/// found out from one of them; here it is, and these stand in. Calls and overrides prefer the class's own.
public protocol WindfallTaskMaking: URLSession {}

extension URLSession: WindfallTaskMaking {}

extension WindfallTaskMaking {
  public typealias WindfallHandler<Value> = (Value?, URLResponse?, (any Error)?) -> Void
  private typealias SendableHandler<Value> = @Sendable (Value?, URLResponse?, (any Error)?) -> Void

  private func sendable<Value>(_ handler: @escaping WindfallHandler<Value>) -> SendableHandler<Value> {
    nonisolated(unsafe) let handler = handler
    return { handler($0, $1, $2) }
  }

  public func dataTask(with url: URL, completionHandler: @escaping WindfallHandler<Data>) -> URLSessionDataTask {
    (self as URLSession).dataTask(with: url, completionHandler: sendable(completionHandler))
  }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping WindfallHandler<Data>
  ) -> URLSessionDataTask {
    (self as URLSession).dataTask(with: request, completionHandler: sendable(completionHandler))
  }

  public func uploadTask(
    with request: URLRequest, from bodyData: Data?, completionHandler: @escaping WindfallHandler<Data>
  ) -> URLSessionUploadTask {
    (self as URLSession).uploadTask(with: request, from: bodyData, completionHandler: sendable(completionHandler))
  }

  public func uploadTask(
    with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping WindfallHandler<Data>
  ) -> URLSessionUploadTask {
    (self as URLSession).uploadTask(with: request, fromFile: fileURL, completionHandler: sendable(completionHandler))
  }

  public func downloadTask(with url: URL, completionHandler: @escaping WindfallHandler<URL>) -> URLSessionDownloadTask {
    (self as URLSession).downloadTask(with: url, completionHandler: sendable(completionHandler))
  }

  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping WindfallHandler<URL>
  ) -> URLSessionDownloadTask {
    (self as URLSession).downloadTask(with: request, completionHandler: sendable(completionHandler))
  }
}
