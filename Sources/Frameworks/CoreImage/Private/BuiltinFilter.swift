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

  var angle: Float {
    get { Float(FilterInput(values: values).number(kCIInputAngleKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }

  var ev: Float {
    get { Float(FilterInput(values: values).number(kCIInputEVKey) ?? 0) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }

  var levels: Float {
    get { Float(FilterInput(values: values).number("inputLevels") ?? 0) }
    set { setValue(newValue, forKey: "inputLevels") }
  }

  var power: Float {
    get { Float(FilterInput(values: values).number("inputPower") ?? 0) }
    set { setValue(newValue, forKey: "inputPower") }
  }

  var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .clear }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .clear }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }

  var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
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
  CIColorControls, CIPhotoEffect, CIQRCodeGenerator, CIAreaAverage, CIAreaMaximum, CIBloom, CIColorMonochrome,
  CIColorPosterize, CICompositeOperation, CICrystallize, CIEdges, CIExposureAdjust, CIFalseColor, CIGammaAdjust,
  CIGloom, CITwirlDistortion, CIUnsharpMask
{}
