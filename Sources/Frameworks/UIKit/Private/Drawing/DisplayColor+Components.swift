import WindfallCore

extension DisplayColor {
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    let sector =
      if high == red {
        (green - blue) / range
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
  }
}
