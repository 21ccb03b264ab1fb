/// See [AVCaptureInput](https://developer.apple.com/documentation/avfoundation/avcaptureinput).
open class AVCaptureInput: NSObject {}

/// See [AVCaptureOutput](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject {}

/// See [AVCaptureConnection](https://developer.apple.com/documentation/avfoundation/avcaptureconnection).
open class AVCaptureConnection: NSObject {}
