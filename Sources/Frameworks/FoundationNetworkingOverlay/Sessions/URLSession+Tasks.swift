/// What is a method in this Foundation.
extension URLSession {
  /// See [allTasks](https://developer.apple.com/documentation/foundation/urlsession/alltasks).
  public var allTasks: [URLSessionTask] {
    get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
  }

  /// See [tasks](https://developer.apple.com/documentation/foundation/urlsession/tasks).
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }
}
