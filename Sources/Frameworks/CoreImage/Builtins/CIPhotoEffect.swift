/// See [CIPhotoEffect](https://developer.apple.com/documentation/coreimage/ciphotoeffect).
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
