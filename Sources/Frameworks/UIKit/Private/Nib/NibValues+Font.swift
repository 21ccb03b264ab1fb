import WindfallCore

extension NibValues {
  func font(_ key: String = "fontDescription") -> UIFont? {
    guard let description = element.child(key: key), description.name == "fontDescription" else { return nil }
    return NibValues(element: description, nib: nib).ownFont
  }

  /// The font that the element itself describes.
  private var ownFont: UIFont {
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = number("pointSize") ?? UIFont.systemFontSize
    // As on iOS, the system's font stands in for one that is not there.
    if let name = element["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight)
    }
  }

  private var weight: UIFont.Weight {
    word(
      "weight",
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]) ?? .regular
  }
}
