/// See [CISepiaTone](https://developer.apple.com/documentation/coreimage/cisepiatone).
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
