/// See [WKMediaCaptureType](https://developer.apple.com/documentation/webkit/wkmediacapturetype).
public enum WKMediaCaptureType: Int, Sendable {
  case camera, microphone, cameraAndMicrophone
}
