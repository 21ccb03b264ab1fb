import Foundation

/// Filters that bring out or take away details. Apple does not document their formulas; these are the usual ones.
enum DetailFilters {
  /// How much each component changes from its left to its right and from below to above.
  static func edges(_ input: FilterInput) -> CIImage? {
    guard let image = input.image else { return nil }
    let intensity = Float(input.number(kCIInputIntensityKey) ?? 1)
    return CIImage(extent: image.extent) { part in
      let source = image.render(part.insetBy(dx: -1, dy: -1))
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let (left, right) = (source[x, y + 1], source[x + 2, y + 1])
        let (above, below) = (source[x + 1, y], source[x + 1, y + 2])
        func change(_ component: KeyPath<Pixels.Pixel, Float>) -> Float {
          let across = right[keyPath: component] - left[keyPath: component]
          let down = below[keyPath: component] - above[keyPath: component]
          return (across * across + down * down).squareRoot() * intensity
        }
        return Pixels.Pixel(
          red: change(\.red), green: change(\.green), blue: change(\.blue), alpha: source[x + 1, y + 1].alpha)
      }
    }
  }

  /// What a blur takes away is added once more.
  static func unsharpMask(_ input: FilterInput) -> CIImage? {
    blended(input) { $0 + $2 * ($0 - $1) }
  }

  /// The blurred picture laid over as light.
  static func bloom(_ input: FilterInput) -> CIImage? {
    blended(input) { $0 + $2 * $1 * (1 - $0) }
  }

  /// Where the blurred picture is darker, it shows.
  static func gloom(_ input: FilterInput) -> CIImage? {
    blended(input) { $0 + $2 * (min($0, $1) - $0) }
  }

  /// The component of a pixel, that of the blurred picture there, and the intensity give the new one.
  private static func blended(_ input: FilterInput, _ change: @escaping (Float, Float, Float) -> Float) -> CIImage? {
    guard let image = input.image, let blurred = AreaFilters.blur(input, isBox: false) else { return nil }
    let intensity = Float(input.number(kCIInputIntensityKey) ?? 0.5)
    return CIImage(extent: image.extent) { part in
      let (sharp, soft) = (image.render(part), blurred.render(part))
      return Pixels(width: sharp.width, height: sharp.height) { x, y in
        let (own, other) = (sharp[x, y], soft[x, y])
        return Pixels.Pixel(
          red: change(own.red, other.red, intensity), green: change(own.green, other.green, intensity),
          blue: change(own.blue, other.blue, intensity), alpha: own.alpha)
      }
    }
  }

  /// The points around the centre are turned, those nearest to it most.
  static func twirl(_ input: FilterInput) -> CIImage? {
    guard let image = input.image else { return nil }
    let radius = max(0, CGFloat(input.number(kCIInputRadiusKey) ?? 300))
    let angle = CGFloat(input.number(kCIInputAngleKey) ?? .pi)
    let center = (input.values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero
    return CIImage(extent: image.extent) { part in
      let reach = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let around = (part.intersects(reach) ? part.union(reach.intersection(image.extent)) : part).integral
      let source = image.render(around)
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let (across, up) = (part.minX + CGFloat(x) + 0.5 - center.x, part.maxY - CGFloat(y) - 0.5 - center.y)
        let distance = hypot(across, up)
        let turn = distance < radius ? angle * (1 - distance / radius) : 0
        let column = center.x + across * cos(turn) - up * sin(turn)
        let row = center.y + across * sin(turn) + up * cos(turn)
        return source[Int(floor(column - around.minX)), Int(floor(around.maxY - row))]
      }
    }
  }

  /// Areas around points that are strewn at a distance of about the radius, each in the colour of its point.
  static func crystallize(_ input: FilterInput) -> CIImage? {
    guard let image = input.image else { return nil }
    let radius = max(1, CGFloat(input.number(kCIInputRadiusKey) ?? 20))
    let center = (input.values[kCIInputCenterKey] as? CIVector)?.cgPointValue ?? .zero
    return CIImage(extent: image.extent) { part in
      let around = part.insetBy(dx: -2 * radius, dy: -2 * radius).integral
      let source = image.render(around)
      return Pixels(width: Int(part.width), height: Int(part.height)) { x, y in
        let place = CGPoint(x: part.minX + CGFloat(x) + 0.5, y: part.maxY - CGFloat(y) - 0.5)
        let seed = nearestSeed(to: place, radius, center)
        let inside = CGPoint(
          x: min(max(seed.x, image.extent.minX), image.extent.maxX - 1),
          y: min(max(seed.y, image.extent.minY + 1), image.extent.maxY))
        return source[Int(floor(inside.x - around.minX)), Int(floor(around.maxY - inside.y))]
      }
    }
  }

  /// Each square of a grid has a point, whose place in it follows from the square alone.
  private static func nearestSeed(to place: CGPoint, _ side: CGFloat, _ center: CGPoint) -> CGPoint {
    let (column, row) = (floor((place.x - center.x) / side), floor((place.y - center.y) / side))
    var nearest = (point: place, distance: CGFloat.infinity)
    for across in -1...1 {
      for up in -1...1 {
        let (x, y) = (column + CGFloat(across), row + CGFloat(up))
        var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y))
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        let share = (CGFloat(bits >> 40 & 0xFF) / 255, CGFloat(bits >> 48 & 0xFF) / 255)
        let point = CGPoint(x: center.x + (x + share.0) * side, y: center.y + (y + share.1) * side)
        let distance = hypot(point.x - place.x, point.y - place.y)
        if distance < nearest.distance { nearest = (point, distance) }
      }
    }
    return nearest.point
  }
}
