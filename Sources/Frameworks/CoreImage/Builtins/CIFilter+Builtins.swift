import Foundation

/// The filters as types, each of which is a filter with its name.
extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }

  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }

  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }

  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }

  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }

  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }

  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }

  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }

  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }

  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter("CIQRCodeGenerator") }
}

/// See [CIFilterProtocol](https://developer.apple.com/documentation/coreimage/cifilterprotocol).
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

/// See [CIBoxBlur](https://developer.apple.com/documentation/coreimage/ciboxblur).
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// See [CIColorControls](https://developer.apple.com/documentation/coreimage/cicolorcontrols).
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}

/// See [CIColorInvert](https://developer.apple.com/documentation/coreimage/cicolorinvert).
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// See [CIGaussianBlur](https://developer.apple.com/documentation/coreimage/cigaussianblur).
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}

/// See [CIPhotoEffect](https://developer.apple.com/documentation/coreimage/ciphotoeffect).
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// See [CIPixellate](https://developer.apple.com/documentation/coreimage/cipixellate).
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var center: CGPoint { get set }
}

/// See [CIQRCodeGenerator](https://developer.apple.com/documentation/coreimage/ciqrcodegenerator).
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

/// See [CISepiaTone](https://developer.apple.com/documentation/coreimage/cisepiatone).
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}

/// See [CIVignette](https://developer.apple.com/documentation/coreimage/civignette).
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}
