/// The colours that UIKit itself names, by the names that interface files and asset catalogs use.
enum SystemColors {
  /// With or without `Color` at the end of the name.
  static func named(_ name: String) -> UIColor? { all[name] }

  private static let all: [String: UIColor] = {
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
      "tableBackground": .systemBackground, "tableCellPlainBackground": .systemBackground,
      "underPageBackground": .gray,
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
