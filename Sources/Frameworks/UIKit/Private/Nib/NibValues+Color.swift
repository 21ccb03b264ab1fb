import WindfallCore

extension NibValues {
  func color(_ key: String) -> UIColor? {
    guard let color = element.child(key: key), color.name == "color" else { return nil }
    return NibValues(element: color, nib: nib).ownColor
  }

  /// The colour that the element itself describes.
  private var ownColor: UIColor {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name) }
    if let name = element["name"] {
      if let color = UIColor(named: name, in: nib.bundle, compatibleWith: nil) ?? nib.namedColor(name) { return color }
      nibProblem(element, in: nib.document, "there is no colour named \"\(name)\" in the asset catalogs")
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    return UIColor(red: number("red") ?? 0, green: number("green") ?? 0, blue: number("blue") ?? 0, alpha: alpha)
  }

  private func systemColor(_ name: String) -> UIColor {
    if let color = NibValues.systemColors[name] { return color }
    nibProblem(element, in: nib.document, "the system colour \"\(name)\" is not supported")
  }

  private static let systemColors: [String: UIColor] = {
    let colors: [String: UIColor] = [
      "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
      "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple,
      "systemTeal": .systemTeal, "systemIndigo": .systemIndigo, "systemBrown": .systemBrown,
      "systemMint": .systemMint, "systemCyan": .systemCyan, "systemGray": .systemGray, "systemGray2": .systemGray2,
      "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
      "systemGray6": .systemGray6, "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
      "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
      "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
      "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
      "tertiarySystemBackground": .tertiarySystemBackground, "groupTableViewBackground": .systemGroupedBackground,
      "systemGroupedBackground": .systemGroupedBackground,
      "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
      "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
      "quaternarySystemFill": .quaternarySystemFill, "darkText": .darkText, "lightText": .lightText,
      "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .gray, "tableCellGroupedBackground": .white,
    ]
    let plain: [String: UIColor] = [
      "white": .white, "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray, "red": .red,
      "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
      "purple": .purple, "brown": .brown, "clear": .clear,
    ]
    return Dictionary(
      uniqueKeysWithValues: (Array(colors) + Array(plain)).flatMap {
        [($0.key, $0.value), ("\($0.key)Color", $0.value)]
      })
  }()
}
