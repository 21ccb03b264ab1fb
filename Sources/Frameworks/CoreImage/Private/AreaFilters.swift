import Foundation

/// Filters whose pixels follow from those around them.
enum AreaFilters {
  /// One pixel: the mean of a part of the picture, weighted by its alpha.
  static func average(_ image: CIImage, _ part: CGRect?) -> CIImage {
    let part = (part ?? image.extent).intersection(image.extent).integral
    guard !part.isInfinite, !part.isEmpty else { return .empty() }
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in
      let pixels = image.render(part).pixels
      var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
      for pixel in pixels {
        red += Double(pixel.red * pixel.alpha)
        green += Double(pixel.green * pixel.alpha)
        blue += Double(pixel.blue * pixel.alpha)
        alpha += Double(pixel.alpha)
      }
      let mean =
        alpha > 0
        ? Pixels.Pixel(
          red: Float(red / alpha), green: Float(green / alpha), blue: Float(blue / alpha),
          alpha: Float(alpha / Double(pixels.count))) : .clear
      return Pixels(width: 1, height: 1) { _, _ in mean }
    }
  }

  /// One pixel: the most that a part of the picture has of each component.
  static func maximum(_ image: CIImage, _ part: CGRect?) -> CIImage {
    let part = (part ?? image.extent).intersection(image.extent).integral
    guard !part.isInfinite, !part.isEmpty else { return .empty() }
    return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in
      let most = image.render(part).pixels.reduce(Pixels.Pixel.clear) { most, pixel in
        Pixels.Pixel(
          red: max(most.red, pixel.red), green: max(most.green, pixel.green), blue: max(most.blue, pixel.blue),
          alpha: max(most.alpha, pixel.alpha))
      }
      return Pixels(width: 1, height: 1) { _, _ in most }
    }
  }

  /// The picture grows by three radii, which hold what a Gauss curve weighs, or by one where all weigh the same.
  static func blur(_ input: FilterInput, isBox: Bool) -> CIImage? {
    guard let image = input.image else { return nil }
    let radius = max(0, input.number(kCIInputRadiusKey) ?? 10)
    let reach = Int((isBox ? radius : 3 * radius).rounded(.up))
    guard reach > 0 else { return image }
    let weights = (-reach...reach).map { step in
      isBox ? Float(1) : Float(exp(-Double(step * step) / (2 * radius * radius)))
    }
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: extent) { part in
      let source = image.render(part.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)))
      let rows = Pixels(width: Int(part.width), height: source.height) { x, y in
        sum(weights) { source[x + $0, y] }
      }
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in sum(weights) { rows[x, y + $0] } }
    }
  }

  private static func sum(_ weights: [Float], _ pixel: (Int) -> Pixels.Pixel) -> Pixels.Pixel {
    var (red, green, blue, alpha, total): (Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0)
    for (index, weight) in weights.enumerated() {
      let pixel = pixel(index)
      let share = weight * pixel.alpha
      red += pixel.red * share
      green += pixel.green * share
      blue += pixel.blue * share
      alpha += share
      total += weight
    }
    guard alpha > 0, total > 0 else { return .clear }
    return Pixels.Pixel(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha / total)
  }

  /// Squares around the centre in the colour of their middle.
  static func pixellate(_ input: FilterInput) -> CIImage? {
    guard let image = input.image else { return nil }
    let scale = max(1, CGFloat(input.number(kCIInputScaleKey) ?? 8))
    let center = (input.values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero
    let extent = image.extent.insetBy(dx: -scale, dy: -scale)
    return CIImage(extent: image.extent.isInfinite ? image.extent : extent) { part in
      let around = part.insetBy(dx: -scale, dy: -scale).integral
      let source = image.render(around)
      func middle(_ place: CGFloat, _ center: CGFloat) -> CGFloat {
        (floor((place - center) / scale) + 0.5) * scale + center
      }
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let column = middle(part.minX + CGFloat(x) + 0.5, center.x)
        let row = middle(part.maxY - CGFloat(y) - 0.5, center.y)
        return source[Int(floor(column - around.minX)), Int(floor(around.maxY - row))]
      }
    }
  }

  /// The corners darkened.
  static func vignette(_ input: FilterInput) -> CIImage? {
    guard let image = input.image, !image.extent.isInfinite else { return input.image }
    let (extent, radius) = (image.extent, max(0.01, input.number(kCIInputRadiusKey) ?? 1))
    let intensity = input.number(kCIInputIntensityKey) ?? 0
    return CIImage(extent: extent) { part in
      let source = image.render(part)
      let longest = hypot(extent.width, extent.height) / 2
      return Pixels(width: source.width, height: source.height) { x, y in
        let distance = hypot(
          part.minX + CGFloat(x) + 0.5 - extent.midX, part.maxY - CGFloat(y) - 0.5 - extent.midY)
        let share = pow(Double(distance / longest), 2) / radius * intensity * 0.5
        return source[x, y].map { $0 * Float(max(0, 1 - share)) }
      }
    }
  }
}
