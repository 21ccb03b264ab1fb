extension URLSessionTaskMetrics {
  /// The metrics of a task that has loaded since a moment; what it took of a network is not among them.
  convenience init(since start: Date) {
    self.init()
    // The property has no setter outside of its module.
    let index = Array(Mirror(reflecting: self).children).firstIndex {
      $0.label == "taskInterval" && $0.value is DateInterval
    }
    guard let index, let offset = LoadedProperties.offset(ofField: index, of: URLSessionTaskMetrics.self) else {
      return
    }
    (Unmanaged.passUnretained(self).toOpaque() + offset).assumingMemoryBound(to: DateInterval.self).pointee =
      DateInterval(start: start, end: max(start, Date()))
  }

  /// Tells the session's delegate, before it is told of the task's end. FoundationNetworking never does, and Alamofire
  /// waits for it.
  static func tell(of task: URLSessionTask?, since start: Date) {
    guard let task, let session = task.owner, let delegate = session.delegate as? any URLSessionTaskDelegate else {
      return
    }
    session.delegateQueue.addOperation {
      delegate.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics(since: start))
    }
  }
}
