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

/// See [SFSpeechRecognitionTaskState](https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskstate).
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

/// See [SFSpeechRecognitionTaskHint](https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskhint).
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// See [SFSpeechRecognitionTaskDelegate](https://developer.apple.com/documentation/speech/sfspeechrecognitiontaskdelegate). As nothing is recognized, it hears of the end only, or that the task was cancelled.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}

  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}

  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}

  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}

  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: TimeInterval) {}
}

/// See [SFSpeechRecognitionResult](https://developer.apple.com/documentation/speech/sfspeechrecognitionresult). As nothing is recognized, there is none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool

  init(_ transcription: SFTranscription, isFinal: Bool) {
    bestTranscription = transcription
    transcriptions = [transcription]
    self.isFinal = isFinal
    super.init()
  }
}

/// See [SFSpeechRecognitionRequest](https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest). Kept and given back: nothing is recognized.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var contextualStrings: [String] = []
}
