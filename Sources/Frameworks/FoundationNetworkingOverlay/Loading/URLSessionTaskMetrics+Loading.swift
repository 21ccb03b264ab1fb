import ObjectiveC

extension URLSessionTaskMetrics {
  /// The metrics of a task that has loaded since a moment; what it took of a network is not among them.
  convenience init(since start: Date) {
    self.init()
    // The property has no setter outside of its module.
    let interval = DateInterval(start: start, end: max(start, Date()))
    LoadedProperties.write(interval, to: "taskInterval", of: self, in: URLSessionTaskMetrics.self)
  }

  /// Tells the session's delegate, before it is told of the task's end. FoundationNetworking never does, and Alamofire
  /// waits for it.
  static func tell(of task: URLSessionTask?, since start: Date) {
    guard let task, let session = task.owner, let delegate = session.delegate else { return }
    session.delegateQueue.addOperation { tell(delegate, of: task, in: session, since: start) }
  }

  fileprivate static func tell(_ delegate: Any, of task: URLSessionTask, in session: URLSession, since start: Date) {
    guard let delegate = delegate as? any URLSessionTaskDelegate, !task.hasMetrics else { return }
    task.hasMetrics = true
    delegate.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics(since: start))
  }
}

/// What the lowering puts at the beginning of a delegate's method that is told of a task's end: what FoundationNetworking
/// loads itself has metrics as well, of no length.
public func windfallCollect(_ session: URLSession, _ task: URLSessionTask, _ delegate: Any) {
  URLSessionTaskMetrics.tell(delegate, of: task, in: session, since: Date())
}

private nonisolated(unsafe) let metricsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLSessionTask {
  /// Whether the delegate has been told already; a method may call that of its superclass.
  fileprivate var hasMetrics: Bool {
    get { objc_getAssociatedObject(self, metricsKey) != nil }
    set { objc_setAssociatedObject(self, metricsKey, newValue ? true : nil, .OBJC_ASSOCIATION_RETAIN) }
  }
}
