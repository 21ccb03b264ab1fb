/// See [AVCaptureDeviceInput](https://developer.apple.com/documentation/avfoundation/avcapturedeviceinput).
open class AVCaptureDeviceInput: AVCaptureInput {
  open private(set) var device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}
