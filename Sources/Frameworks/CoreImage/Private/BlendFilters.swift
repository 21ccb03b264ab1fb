import Foundation

/// Filters that lay a picture over another. The formulas are those of W3C's *Compositing and Blending*, and the usual
/// ones of image editors where that has none.
enum BlendFilters {
  typealias Pixel = Pixels.Pixel

  /// The filters by name.
  static let recipes: [String: FilterRecipe] = {
    var recipes: [String: FilterRecipe] = [:]
    for (name, blend) in separable {
      recipes[name] = .blending { above, below in
        mixed(above, below) {
          Pixel(components: blend($0.red, $1.red), blend($0.green, $1.green), blend($0.blue, $1.blue))
        }
      }
    }
    for (name, blend) in wholeColors { recipes[name] = .blending { mixed($0, $1, blend) } }
    for (name, compose) in operations { recipes[name] = .blending(compose) }
    return recipes
  }()

  // MARK: - Blend modes

  /// What becomes of a component of the picture above and one of that below.
  private static let separable: [String: @Sendable (Float, Float) -> Float] = [
    "CIColorBurnBlendMode": burn, "CIColorDodgeBlendMode": dodge, "CIDarkenBlendMode": { min($0, $1) },
    "CIDifferenceBlendMode": { abs($0 - $1) }, "CIDivideBlendMode": { $0 > 0 ? min(1, $1 / $0) : 1 },
    "CIExclusionBlendMode": { $0 + $1 - 2 * $0 * $1 }, "CIHardLightBlendMode": hardLight,
    "CILightenBlendMode": { max($0, $1) }, "CILinearBurnBlendMode": { max(0, $0 + $1 - 1) },
    "CILinearDodgeBlendMode": { min(1, $0 + $1) }, "CILinearLightBlendMode": { min(1, max(0, $1 + 2 * $0 - 1)) },
    "CIMultiplyBlendMode": { $0 * $1 }, "CIOverlayBlendMode": { hardLight($1, $0) },
    "CIPinLightBlendMode": { $0 > 0.5 ? max($1, 2 * $0 - 1) : min($1, 2 * $0) },
    "CIScreenBlendMode": { $0 + $1 - $0 * $1 }, "CISoftLightBlendMode": softLight,
    "CISubtractBlendMode": { max(0, $1 - $0) },
    "CIVividLightBlendMode": { $0 > 0.5 ? dodge(2 * $0 - 1, $1) : burn(2 * $0, $1) },
  ]

  private static let wholeColors: [String: @Sendable (Pixel, Pixel) -> Pixel] = [
    "CIColorBlendMode": { $0.with(luma: $1.luma) },
    "CIHueBlendMode": { $0.with(range: $1.range).with(luma: $1.luma) },
    "CILuminosityBlendMode": { $1.with(luma: $0.luma) },
    "CISaturationBlendMode": { $1.with(range: $0.range).with(luma: $1.luma) },
  ]

  @Sendable private static func burn(_ above: Float, _ below: Float) -> Float {
    if below >= 1 { return 1 }
    return above > 0 ? 1 - min(1, (1 - below) / above) : 0
  }

  @Sendable private static func dodge(_ above: Float, _ below: Float) -> Float {
    if below <= 0 { return 0 }
    return above < 1 ? min(1, below / (1 - above)) : 1
  }

  @Sendable private static func hardLight(_ above: Float, _ below: Float) -> Float {
    guard above > 0.5 else { return 2 * above * below }
    let light = 2 * above - 1
    return light + below - light * below
  }

  @Sendable private static func softLight(_ above: Float, _ below: Float) -> Float {
    guard above > 0.5 else { return below - (1 - 2 * above) * below * (1 - below) }
    let curve = below > 0.25 ? below.squareRoot() : ((16 * below - 12) * below + 4) * below
    return below + (2 * above - 1) * (curve - below)
  }

  /// A blended colour where both pictures are, and each by itself where the other is not.
  private static func mixed(_ above: Pixel, _ below: Pixel, _ blend: (Pixel, Pixel) -> Pixel) -> Pixel {
    let alpha = above.alpha + below.alpha * (1 - above.alpha)
    guard alpha > 0 else { return .clear }
    let both = blend(above, below)
    func component(_ own: Float, _ other: Float, _ mixed: Float) -> Float {
      let alone = own * above.alpha * (1 - below.alpha) + other * below.alpha * (1 - above.alpha)
      return (alone + mixed * above.alpha * below.alpha) / alpha
    }
    return Pixel(
      red: component(above.red, below.red, both.red), green: component(above.green, below.green, both.green),
      blue: component(above.blue, below.blue, both.blue), alpha: alpha)
  }

  // MARK: - Compositing

  private static let operations: [String: @Sendable (Pixel, Pixel) -> Pixel] = [
    "CIAdditionCompositing": { byComponent($0, $1, +) }, "CIMaximumCompositing": { byComponent($0, $1, max) },
    "CIMinimumCompositing": { byComponent($0, $1, min) }, "CIMultiplyCompositing": { byComponent($0, $1, *) },
    "CISourceAtopCompositing": { above, below in
      below.alpha > 0 ? below.mixed(with: above, by: above.alpha) : .clear
    },
    "CISourceInCompositing": { above, below in above.with(alpha: above.alpha * below.alpha) },
    "CISourceOutCompositing": { above, below in above.with(alpha: above.alpha * (1 - below.alpha)) },
  ]

  /// The components are taken premultiplied.
  private static func byComponent(_ above: Pixel, _ below: Pixel, _ compose: (Float, Float) -> Float) -> Pixel {
    let alpha = min(1, compose(above.alpha, below.alpha))
    guard alpha > 0 else { return .clear }
    func component(_ own: Float, _ other: Float) -> Float {
      min(1, compose(own * above.alpha, other * below.alpha) / alpha)
    }
    return Pixel(
      red: component(above.red, below.red), green: component(above.green, below.green),
      blue: component(above.blue, below.blue), alpha: alpha)
  }
}

extension FilterRecipe {
  /// A filter of two pictures; without one of them, the other is what it makes.
  fileprivate static func blending(_ compose: @escaping (Pixels.Pixel, Pixels.Pixel) -> Pixels.Pixel) -> FilterRecipe {
    FilterRecipe([kCIInputBackgroundImageKey: NSNull()]) { input in
      guard let below = input.values[kCIInputBackgroundImageKey] as? CIImage else { return input.image }
      return input.image.map { $0.composed(with: below, compose) }
    }
  }
}

extension Pixels.Pixel {
  fileprivate init(components red: Float, _ green: Float, _ blue: Float) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The brightness that the blend modes keep or take.
  fileprivate var luma: Float { 0.3 * red + 0.59 * green + 0.11 * blue }

  /// The distance of the brightest component from the darkest.
  fileprivate var range: Float { max(red, green, blue) - min(red, green, blue) }

  fileprivate func with(alpha: Float) -> Self { Self(red: red, green: green, blue: blue, alpha: alpha) }

  /// The hue and the saturation kept, as far as there is such a colour.
  fileprivate func with(luma wanted: Float) -> Self {
    let change = wanted - luma
    let moved = map { $0 + change }
    let (low, high) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
    return moved.map { component in
      if low < 0 { return wanted + (component - wanted) * wanted / (wanted - low) }
      if high > 1 { return wanted + (component - wanted) * (1 - wanted) / (high - wanted) }
      return component
    }
  }

  fileprivate func with(range wanted: Float) -> Self {
    let low = min(red, green, blue)
    let own = range
    return map { own > 0 ? ($0 - low) * wanted / own : 0 }
  }
}
