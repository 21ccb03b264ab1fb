import WindfallCore

/// The values that elements of interface files hold, in UIKit's types.
@MainActor struct NibValues {
  let element: InterfaceElement
  let nib: NibInstance

  func bool(_ name: String) -> Bool? { element[name].map { $0 == "YES" } }

  func number(_ name: String) -> CGFloat? { element[name].flatMap { Double($0) }.map { CGFloat($0) } }

  func integer(_ name: String) -> Int? { number(name).map { Int($0) } }

  /// The value that a word stands for; a word that is not known stops.
  func word<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
    guard let text = element[name] else { return nil }
    guard let value = values.first(where: { $0.key == text })?.value else {
      nibProblem(element, in: nib.document, "\(name)=\"\(text)\" is not supported")
    }
    return value
  }

  func priority(_ name: String) -> UILayoutPriority? { number(name).map { UILayoutPriority(Float($0)) } }

  /// A text: an attribute, or a `<string>` or `<mutableString>` with that key.
  func text(_ name: String) -> String? {
    if let text = element[name] { return text }
    guard let child = element.child(key: name), child.name == "string" || child.name == "mutableString" else {
      return nil
    }
    return child["base64-UTF8"] == "YES" ? NibValues.decoded(child.text) ?? "" : child.text
  }

  private static func decoded(_ text: String) -> String? {
    let letters = text.filter { !$0.isWhitespace }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  func rect(_ key: String) -> CGRect? {
    guard let rect = element.child(key: key), rect.name == "rect" else { return nil }
    let values = NibValues(element: rect, nib: nib)
    return CGRect(
      x: values.number("x") ?? 0, y: values.number("y") ?? 0, width: values.number("width") ?? 0,
      height: values.number("height") ?? 0)
  }

  func size(_ key: String) -> CGSize? {
    guard let size = element.child(key: key), size.name == "size" else { return nil }
    let values = NibValues(element: size, nib: nib)
    return CGSize(width: values.number("width") ?? 0, height: values.number("height") ?? 0)
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let insets = element.child(key: key) else { return nil }
    let values = NibValues(element: insets, nib: nib)
    return NSDirectionalEdgeInsets(
      top: values.number("top") ?? 0, leading: values.number("leading") ?? 0, bottom: values.number("bottom") ?? 0,
      trailing: values.number("trailing") ?? 0)
  }

  /// Edges that are not named are left out.
  func edges(_ key: String) -> UIRectEdge? {
    guard let edges = element.child(key: key) else { return nil }
    let names: KeyValuePairs<String, UIRectEdge> = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
    return names.reduce(into: []) { result, edge in
      if edges[edge.key] == "YES" { result.insert(edge.value) }
    }
  }

  /// How a symbol is shown.
  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key) else { return nil }
    let values = NibValues(element: child, nib: nib)
    let font = values.font()
    let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = values.word("weight", weights) ?? .unspecified
    let scale = values.symbolScale("scale") ?? .unspecified
    guard let size = font?.pointSize ?? values.number("pointSize") else {
      return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  /// Insets are written as edges of a rectangle.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let inset = element.child(key: key) else { return nil }
    let values = NibValues(element: inset, nib: nib)
    if inset.name == "edgeInsets" {
      return UIEdgeInsets(
        top: values.number("top") ?? 0, left: values.number("left") ?? 0, bottom: values.number("bottom") ?? 0,
        right: values.number("right") ?? 0)
    }
    guard inset.name == "inset" else { return nil }
    return UIEdgeInsets(
      top: values.number("minY") ?? 0, left: values.number("minX") ?? 0, bottom: values.number("maxY") ?? 0,
      right: values.number("maxX") ?? 0)
  }

  /// An image: an attribute, or an `<imageReference>` with that key.
  func image(_ name: String) -> UIImage? {
    if let reference = element.child(key: name), reference.name == "imageReference" {
      let own = NibValues(element: reference, nib: nib)
      let image = own.image("image")
      guard let scale = own.symbolScale("symbolScale") else { return image }
      return image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    guard let image = element[name] else { return nil }
    if element["catalog"] == "system" || nib.isSystemImage(image) { return UIImage(systemName: image) }
    return UIImage(named: image, in: nib.bundle, compatibleWith: nil)
  }

  func symbolScale(_ name: String) -> UIImage.SymbolScale? {
    word(name, ["default": .default, "small": .small, "medium": .medium, "large": .large])
  }
}

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
    // The file itself says what colour it means by a name that is not public.
    if let color = SystemColors.named(name) ?? nib.namedColor(name, kind: "systemColor") { return color }
    nibProblem(element, in: nib.document, "the system colour \"\(name)\" is not supported")
  }
}
