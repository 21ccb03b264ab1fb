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
