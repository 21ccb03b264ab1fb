/// Filters that change each pixel by itself. Apple does not document their formulas; these are the usual ones.
enum ColorFilters {
  static func controls(_ pixel: Pixels.Pixel, _ input: FilterInput) -> Pixels.Pixel {
    let saturation = Float(input.number(kCIInputSaturationKey) ?? 1)
    let brightness = Float(input.number(kCIInputBrightnessKey) ?? 0)
    let contrast = Float(input.number(kCIInputContrastKey) ?? 1)
    let gray = pixel.luminance
    return pixel.map { (gray + ($0 - gray) * saturation + brightness - 0.5) * contrast + 0.5 }
  }

  static func monochrome(_ pixel: Pixels.Pixel, _ input: FilterInput) -> Pixels.Pixel {
    guard let color = input.values[kCIInputColorKey] as? CIColor else { return pixel }
    let gray = pixel.luminance
    let changed = Pixels.Pixel(
      red: gray * Float(color.red), green: gray * Float(color.green), blue: gray * Float(color.blue),
      alpha: pixel.alpha)
    return pixel.mixed(with: changed, by: Float(input.number(kCIInputIntensityKey) ?? 1))
  }

  /// From one colour to the other, as the pixel is bright.
  static func falseColor(_ pixel: Pixels.Pixel, _ input: FilterInput) -> Pixels.Pixel {
    guard let dark = input.values["inputColor0"] as? CIColor, let light = input.values["inputColor1"] as? CIColor
    else { return pixel }
    func mix(_ component: KeyPath<CIColor, CGFloat>) -> Float {
      let (from, to) = (Float(dark[keyPath: component]), Float(light[keyPath: component]))
      return from + (to - from) * pixel.luminance
    }
    return Pixels.Pixel(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: pixel.alpha)
  }

  static func sepia(_ pixel: Pixels.Pixel, _ input: FilterInput) -> Pixels.Pixel {
    let changed = Pixels.Pixel(
      red: 0.393 * pixel.red + 0.769 * pixel.green + 0.189 * pixel.blue,
      green: 0.349 * pixel.red + 0.686 * pixel.green + 0.168 * pixel.blue,
      blue: 0.272 * pixel.red + 0.534 * pixel.green + 0.131 * pixel.blue, alpha: pixel.alpha)
    return pixel.mixed(with: changed, by: Float(input.number(kCIInputIntensityKey) ?? 1))
  }
}
