/// See [AVCaptureConnection](https://developer.apple.com/documentation/avfoundation/avcaptureconnection).
open class AVCaptureConnection: NSObject {}
