@_spi(Windfall) import FoundationOverlay

/// See [SFSpeechRecognizer](https://developer.apple.com/documentation/speech/sfspeechrecognizer).
///
/// In UI tests an alert asks; otherwise recognition is denied at once, unless `WINDFALL_GRANT` names `speech`. No language is ever available, and a
/// task ends with an error.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var status = SFSpeechRecognizerAuthorizationStatus.notDetermined

  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

  public override init() {
    locale = .current
    super.init()
  }

  public init?(locale: Locale) {
    guard SFSpeechRecognizer.supportedLocales().contains(where: { $0.language.isEquivalent(to: locale.language) })
    else { return nil }
    self.locale = locale
    super.init()
  }

  open class func supportedLocales() -> Set<Locale> {
    Set(
      [
        "ar-SA", "da-DK", "de-DE", "en-AU", "en-GB", "en-IN", "en-US", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR",
        "it-IT", "ja-JP", "ko-KR", "nb-NO", "nl-NL", "pl-PL", "pt-BR", "pt-PT", "ru-RU", "sv-SE", "tr-TR", "uk-UA",
        "zh-CN", "zh-TW",
      ].map { Locale(identifier: $0) })
  }

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { lock.withLock { status } }

  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    let known = lock.withLock { status }
    guard known == .notDetermined else { return Callback { handler(known) }.callInBackground() }
    Permission.speech.request { isGranted in
      let answer = isGranted ? SFSpeechRecognizerAuthorizationStatus.authorized : .denied
      lock.withLock { status = answer }
      Callback { handler(answer) }.callInBackground()
    }
  }

  open var isAvailable: Bool { false }

  open var supportsOnDeviceRecognition: Bool { false }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    Callback { task.fail { resultHandler(nil, $0) } }.call(on: queue)
    return task
  }

  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    Callback {
      task.fail { _ in delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
      if task.isCancelled { delegate.speechRecognitionTaskWasCancelled(task) }
    }.call(on: queue)
    return task
  }
}

/// See [SFSpeechRecognizerAuthorizationStatus](https://developer.apple.com/documentation/speech/sfspeechrecognizerauthorizationstatus).
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// See [SFSpeechRecognizerDelegate](https://developer.apple.com/documentation/speech/sfspeechrecognizerdelegate). As recognition never becomes available, it is not called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
