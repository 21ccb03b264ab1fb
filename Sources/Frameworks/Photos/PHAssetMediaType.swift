/// See [PHAssetMediaType](https://developer.apple.com/documentation/photokit/phassetmediatype).
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}
