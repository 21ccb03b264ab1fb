/// See [CIVignette](https://developer.apple.com/documentation/coreimage/civignette).
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}
