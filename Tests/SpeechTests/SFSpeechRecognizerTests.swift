import Foundation
import Speech
import Testing

@Suite struct SFSpeechRecognizerTests {
  @Test("Recognition is denied and not available")
  func denied() async {
    #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
    let status = await withCheckedContinuation { continuation in
      SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
    }
    #expect(status == .denied && SFSpeechRecognizer.authorizationStatus() == .denied)
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "en_US"))?.isAvailable == false)
    #expect(SFSpeechRecognizer(locale: Locale(identifier: "tlh")) == nil)
  }

  @Test("A task ends with an error")
  func task() async {
    let recognizer = SFSpeechRecognizer()
    recognizer.queue = OperationQueue()
    var task: SFSpeechRecognitionTask?
    let result = await withCheckedContinuation { continuation in
      task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest()) { result, error in
        continuation.resume(returning: result == nil && error != nil)
      }
    }
    #expect(result && task?.state == .completed && task?.error != nil && task?.isCancelled == false)
  }

  @Test("A cancelled task says nothing")
  func cancelling() {
    let recognizer = SFSpeechRecognizer()
    recognizer.queue = OperationQueue()
    recognizer.queue.isSuspended = true
    let calls = Calls()
    let task = recognizer.recognitionTask(with: SFSpeechURLRecognitionRequest(url: URL(fileURLWithPath: "/a"))) {
      _, _ in
      calls.count += 1
    }
    task.cancel()
    recognizer.queue.isSuspended = false
    recognizer.queue.waitUntilAllOperationsAreFinished()
    #expect(calls.count == 0 && task.isCancelled && task.error == nil)
  }

  private final class Calls: @unchecked Sendable { var count = 0 }

  private final class Delegate: NSObject, SFSpeechRecognitionTaskDelegate, @unchecked Sendable {
    var heard: [String] = []

    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) { heard.append("cancelled") }

    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {
      heard.append("finished \(successfully)")
    }
  }

  @Test(arguments: [false, true])
  func `A delegate hears whether a task failed or was cancelled`(isCancelled: Bool) {
    let recognizer = SFSpeechRecognizer()
    recognizer.queue = OperationQueue()
    recognizer.queue.isSuspended = true
    let delegate = Delegate()
    let task = recognizer.recognitionTask(with: SFSpeechAudioBufferRecognitionRequest(), delegate: delegate)
    if isCancelled { task.cancel() }
    recognizer.queue.isSuspended = false
    recognizer.queue.waitUntilAllOperationsAreFinished()
    #expect(delegate.heard == [isCancelled ? "cancelled" : "finished false"])
  }

  @Test("An engine without a microphone does not start")
  func engine() {
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) { _, _ in
    }
    engine.prepare()
    #expect(throws: (any Error).self) { try engine.start() }
    #expect(!engine.isRunning)
    engine.inputNode.removeTap(onBus: 0)
  }
}
