import WindfallCore

/// Reads a colour set; an element without a colour stands for a place that the project has left open.
struct ColorSetReader {
  let contents: AssetContents

  func asset() throws(BuildError) -> ColorAsset {
    var asset = ColorAsset()
    for element in try contents.list("colors") {
      guard let conditions = try AssetConditions(element), let color = element["color"] else { continue }
      if let platform = try color.text("platform"), platform != "ios", platform != "universal" { continue }
      if let name = try color.text("reference") {
        asset.versions.add(.system(name), for: conditions)
      } else if let components = color["components"] {
        let space = try color.text("color-space") ?? "srgb"
        asset.versions.add(.components(try Self.color(components, in: space, of: color)), for: conditions)
      }
    }
    return asset
  }

  private static func color(
    _ components: AssetContents, in space: String, of element: AssetContents
  ) throws(BuildError) -> DisplayColor {
    let alpha = try component("alpha", of: components, isAlpha: true) ?? 1
    if let white = try component("white", of: components) {
      return DisplayColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = try component("red", of: components), let green = try component("green", of: components),
      let blue = try component("blue", of: components)
    else { throw components.error("a component is missing: red, green or blue, or else white") }
    switch space {
    case "srgb", "extended-srgb": return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
    case "display-p3": return DisplayColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb": return DisplayColor(linearRed: red, green: green, blue: blue, alpha: alpha)
    default: throw element.error("the colour space \(space) is not supported")
    }
  }

  /// A fraction, a whole number up to 255, or a hexadecimal number; alpha is a fraction unless it is greater than 1.
  private static func component(
    _ name: String, of components: AssetContents, isAlpha: Bool = false
  ) throws(BuildError) -> Double? {
    guard let element = components[name] else { return nil }
    if let number = element.plainNumber { return number > 1 ? number / 255 : number }
    let text = try components.text(name) ?? ""
    if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return Double(number) / 255 }
    guard let number = Double(text) else { throw element.error("\"\(text)\" is no number") }
    return text.contains(".") || (isAlpha && number <= 1) ? number : number / 255
  }
}
