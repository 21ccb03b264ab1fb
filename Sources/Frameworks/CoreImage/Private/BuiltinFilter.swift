import Foundation

/// A filter whose inputs are properties as well; those that it does not have stop.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  init(_ name: String) { super.init(known: name) }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  var intensity: Float {
    get { Float(FilterInput(values: values).number(kCIInputIntensityKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  var radius: Float {
    get { Float(FilterInput(values: values).number(kCIInputRadiusKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  var scale: Float {
    get { Float(FilterInput(values: values).number(kCIInputScaleKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }

  var saturation: Float {
    get { Float(FilterInput(values: values).number(kCIInputSaturationKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  var brightness: Float {
    get { Float(FilterInput(values: values).number(kCIInputBrightnessKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  var contrast: Float {
    get { Float(FilterInput(values: values).number(kCIInputContrastKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? String() }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

extension BuiltinFilter: CISepiaTone, CIGaussianBlur, CIBoxBlur, CIPixellate, CIVignette, CIColorInvert,
  CIColorControls, CIPhotoEffect, CIQRCodeGenerator
{}
