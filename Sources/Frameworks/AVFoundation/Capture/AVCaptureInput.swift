/// See [AVCaptureInput](https://developer.apple.com/documentation/avfoundation/avcaptureinput).
open class AVCaptureInput: NSObject {}
