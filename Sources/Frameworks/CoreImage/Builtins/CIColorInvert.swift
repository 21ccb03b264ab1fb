/// See [CIColorInvert](https://developer.apple.com/documentation/coreimage/cicolorinvert).
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
