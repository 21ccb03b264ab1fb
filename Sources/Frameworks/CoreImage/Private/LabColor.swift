import Foundation

/// A colour as the eye sees it, in CIE's L*a*b* under the light that sRGB assumes.
struct LabColor: Equatable {
  let lightness: Float
  let a: Float
  let b: Float

  /// The colour of a pixel in sRGB, on black where it is transparent.
  init(_ pixel: Pixels.Pixel) {
    let (red, green, blue) = (
      Self.linear(pixel.red * pixel.alpha), Self.linear(pixel.green * pixel.alpha),
      Self.linear(pixel.blue * pixel.alpha)
    )
    let x = Self.response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.response((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  private static func linear(_ share: Float) -> Float {
    share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func response(_ share: Float) -> Float {
    share > 0.008856 ? cbrt(share) : (903.3 * share + 16) / 116
  }

  /// How far two colours are apart: 0 for the same, 100 from black to white.
  func distance(to other: LabColor) -> Float {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// How far the pixels of two pictures are apart, in each component.
  static func differences(_ input: FilterInput) -> CIImage? {
    guard let image = input.image, let other = input.values["inputImage2"] as? CIImage else { return nil }
    return CIImage(extent: image.extent.intersection(other.extent)) { part in
      let (first, second) = (image.render(part), other.render(part))
      return Pixels(width: first.width, height: first.height) { x, y in
        guard first[x, y] != second[x, y] else { return Pixels.Pixel(red: 0, green: 0, blue: 0, alpha: 1) }
        let distance = LabColor(first[x, y]).distance(to: LabColor(second[x, y]))
        return Pixels.Pixel(red: distance, green: distance, blue: distance, alpha: 1)
      }
    }
  }
}
