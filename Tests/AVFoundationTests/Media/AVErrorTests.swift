import AVFoundation
import Testing

struct AVErrorTests {
  @Test func `codes have their names, and sessions those of their notifications`() {
    #expect(AVError.diskFull.rawValue == -11807 && AVError.sessionWasInterrupted == .sessionWasInterrupted)
    #expect(AVCaptureSession.wasInterruptedNotification == .AVCaptureSessionWasInterrupted)
    #expect(AVCaptureSession.runtimeErrorNotification.rawValue == "AVCaptureSessionRuntimeErrorNotification")
  }
}
