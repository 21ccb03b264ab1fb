import AVFoundation
import Testing

@Suite struct AVCaptureDeviceTests {
  @Test("There is no camera, and leave for it is denied")
  func camera() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
  }
}
