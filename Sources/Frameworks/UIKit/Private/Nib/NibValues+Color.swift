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
    if let color = SystemColors.named(name) { return color }
    nibProblem(element, in: nib.document, "the system colour \"\(name)\" is not supported")
  }
}
