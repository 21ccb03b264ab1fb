/// See [CIGaussianBlur](https://developer.apple.com/documentation/coreimage/cigaussianblur).
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
