import Foundation

/// What a filter has and does.
struct FilterRecipe: @unchecked Sendable {
  let keys: [String]
  let defaults: [String: Any]
  let make: (FilterInput) -> CIImage?

  private init(_ defaults: KeyValuePairs<String, Any>, hasImage: Bool = true, make: @escaping (FilterInput) -> CIImage?)
  {
    keys = (hasImage ? [kCIInputImageKey] : []) + defaults.map(\.key)
    // An input without a default has nothing, which no dictionary holds.
    self.defaults = Dictionary(defaults.map { ($0.key, $0.value) }) { $1 }.filter { !($0.value is NSNull) }
    self.make = make
  }

  /// A filter that changes each pixel by itself.
  private static func color(
    _ defaults: KeyValuePairs<String, Any> = [:], _ change: @escaping (Pixels.Pixel, FilterInput) -> Pixels.Pixel
  ) -> FilterRecipe {
    FilterRecipe(defaults) { input in input.image?.mapping { change($0, input) } }
  }

  static let all: [String: FilterRecipe] = [
    "CIAreaAverage": FilterRecipe([kCIInputExtentKey: NSNull()]) { input in
      input.image.map { AreaFilters.average($0, (input.values[kCIInputExtentKey] as? CIVector)?.cgRectValue) }
    },
    "CIAreaMaximum": FilterRecipe([kCIInputExtentKey: NSNull()]) { input in
      input.image.map { AreaFilters.maximum($0, (input.values[kCIInputExtentKey] as? CIVector)?.cgRectValue) }
    },
    "CIBoxBlur": FilterRecipe([kCIInputRadiusKey: 10]) { AreaFilters.blur($0, isBox: true) },
    "CIColorControls": color([
      kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1,
    ]) { ColorFilters.controls($0, $1) },
    "CIColorInvert": color { pixel, _ in pixel.map { 1 - $0 } },
    "CIColorMonochrome": color([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1,
    ]) { ColorFilters.monochrome($0, $1) },
    "CIConstantColorGenerator": FilterRecipe([kCIInputColorKey: CIColor.red], hasImage: false) {
      ($0.values[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
    },
    "CIExposureAdjust": color([kCIInputEVKey: 0]) { pixel, input in
      let factor = Float(exp2(input.number(kCIInputEVKey) ?? 0))
      return pixel.map { $0 * factor }
    },
    "CIGaussianBlur": FilterRecipe([kCIInputRadiusKey: 10]) { AreaFilters.blur($0, isBox: false) },
    "CILabDeltaE": FilterRecipe(["inputImage2": NSNull()]) { LabColor.differences($0) },
    "CIPhotoEffectMono": color { pixel, _ in pixel.map { _ in pixel.luminance } },
    "CIPhotoEffectNoir": color { pixel, _ in pixel.map { _ in (pixel.luminance - 0.5) * 1.3 + 0.5 } },
    "CIPixellate": FilterRecipe([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8,
    ]) { AreaFilters.pixellate($0) },
    "CIQRCodeGenerator": FilterRecipe(
      ["inputMessage": NSNull(), "inputCorrectionLevel": "M"], hasImage: false
    ) { QRCode.image($0) },
    "CISepiaTone": color([kCIInputIntensityKey: 1]) { ColorFilters.sepia($0, $1) },
    "CISourceOverCompositing": FilterRecipe([kCIInputBackgroundImageKey: NSNull()]) { input in
      guard let below = input.values[kCIInputBackgroundImageKey] as? CIImage else { return input.image }
      return input.image?.composited(over: below)
    },
    "CIVignette": FilterRecipe([kCIInputRadiusKey: 1, kCIInputIntensityKey: 0]) { AreaFilters.vignette($0) },
  ]
}

extension Pixels.Pixel {
  /// The colours changed, the alpha kept.
  func map(_ change: (Float) -> Float) -> Pixels.Pixel {
    Pixels.Pixel(red: change(red), green: change(green), blue: change(blue), alpha: alpha)
  }

  func mixed(with other: Pixels.Pixel, by share: Float) -> Pixels.Pixel {
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * share }
    return Pixels.Pixel(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}

/// The values of a filter's inputs.
struct FilterInput {
  let values: [String: Any]

  var image: CIImage? { values[kCIInputImageKey] as? CIImage }

  /// Nil for what is no number.
  func number(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
