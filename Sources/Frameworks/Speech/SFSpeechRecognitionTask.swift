/// See [SFSpeechRecognitionTask](https://developer.apple.com/documentation/speech/sfspeechrecognitiontask). It fails, unless it is cancelled before.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var values: (state: SFSpeechRecognitionTaskState, isCancelled: Bool, error: (any Error)?)

  public override init() {
    values = (.starting, false, nil)
    super.init()
  }

  open var state: SFSpeechRecognitionTaskState { lock.withLock { values.state } }

  open var isFinishing: Bool { state == .finishing }

  open var isCancelled: Bool { lock.withLock { values.isCancelled } }

  open var error: (any Error)? { lock.withLock { values.error } }

  open func finish() {
    lock.withLock { if values.state != .completed { values.state = .finishing } }
  }

  open func cancel() {
    lock.withLock {
      guard values.state != .completed else { return }
      values = (.completed, true, nil)
    }
  }

  /// Ends the task, unless it has been cancelled.
  func fail(_ report: (any Error) -> Void) {
    let error = NSError(
      domain: "kLSRErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Failed to access assets"])
    let isFirst = lock.withLock {
      guard values.state != .completed else { return false }
      values = (.completed, false, error)
      return true
    }
    if isFirst { report(error) }
  }
}
