/// See [CLDeviceOrientation](https://developer.apple.com/documentation/corelocation/cldeviceorientation).
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
