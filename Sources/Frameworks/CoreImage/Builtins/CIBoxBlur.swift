/// See [CIBoxBlur](https://developer.apple.com/documentation/coreimage/ciboxblur).
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
