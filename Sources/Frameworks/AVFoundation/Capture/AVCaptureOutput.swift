/// See [AVCaptureOutput](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject {}
