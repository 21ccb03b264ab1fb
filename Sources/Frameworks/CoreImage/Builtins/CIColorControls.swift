/// See [CIColorControls](https://developer.apple.com/documentation/coreimage/cicolorcontrols).
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
