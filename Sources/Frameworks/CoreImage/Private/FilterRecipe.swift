import Foundation

/// What a filter has and does.
struct FilterRecipe: @unchecked Sendable {
  let keys: [String]
  let defaults: [String: Any]
  let make: (FilterInput) -> CIImage?

  init(_ defaults: KeyValuePairs<String, Any>, hasImage: Bool = true, make: @escaping (FilterInput) -> CIImage?) {
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

  static let all = single.merging(BlendFilters.recipes) { own, _ in own }

  private static let single: [String: FilterRecipe] = [
    "CIAreaAverage": FilterRecipe([kCIInputExtentKey: NSNull()]) { input in
      input.image.map { AreaFilters.average($0, (input.values[kCIInputExtentKey] as? CIVector)?.cgRectValue) }
    },
    "CIAreaMaximum": FilterRecipe([kCIInputExtentKey: NSNull()]) { input in
      input.image.map { AreaFilters.maximum($0, (input.values[kCIInputExtentKey] as? CIVector)?.cgRectValue) }
    },
    "CIBloom": FilterRecipe([kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { DetailFilters.bloom($0) },
    "CIBoxBlur": FilterRecipe([kCIInputRadiusKey: 10]) { AreaFilters.blur($0, isBox: true) },
    "CIColorControls": color([
      kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1,
    ]) { ColorFilters.controls($0, $1) },
    "CIColorInvert": color { pixel, _ in pixel.map { 1 - $0 } },
    "CIColorMonochrome": color([
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1,
    ]) { ColorFilters.monochrome($0, $1) },
    "CIColorPosterize": color(["inputLevels": 6]) { pixel, input in
      let levels = Float(max(1, input.number("inputLevels") ?? 6))
      return pixel.map { min(levels - 1, ($0 * levels).rounded(.down)) / max(1, levels - 1) }
    },
    "CIConstantColorGenerator": FilterRecipe([kCIInputColorKey: CIColor.red], hasImage: false) {
      ($0.values[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
    },
    "CICrystallize": FilterRecipe([
      kCIInputRadiusKey: 20, kCIInputCenterKey: CIVector(x: 150, y: 150),
    ]) { DetailFilters.crystallize($0) },
    "CIEdges": FilterRecipe([kCIInputIntensityKey: 1]) { DetailFilters.edges($0) },
    "CIExposureAdjust": color([kCIInputEVKey: 0]) { pixel, input in
      let factor = Float(exp2(input.number(kCIInputEVKey) ?? 0))
      return pixel.map { $0 * factor }
    },
    "CIFalseColor": color([
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ]) { ColorFilters.falseColor($0, $1) },
    "CIGammaAdjust": color(["inputPower": 1]) { pixel, input in
      let power = Float(input.number("inputPower") ?? 1)
      return pixel.map { pow(max(0, $0), power) }
    },
    "CIGaussianBlur": FilterRecipe([kCIInputRadiusKey: 10]) { AreaFilters.blur($0, isBox: false) },
    "CIGloom": FilterRecipe([kCIInputRadiusKey: 10, kCIInputIntensityKey: 0.5]) { DetailFilters.gloom($0) },
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
    "CITwirlDistortion": FilterRecipe([
      kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300, kCIInputAngleKey: Double.pi,
    ]) { DetailFilters.twirl($0) },
    "CIUnsharpMask": FilterRecipe([kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]) {
      DetailFilters.unsharpMask($0)
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
