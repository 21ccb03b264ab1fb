/// See [CIQRCodeGenerator](https://developer.apple.com/documentation/coreimage/ciqrcodegenerator).
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
