extension UINavigationBar {
  func decodeNavigationBar(_ values: NibValues) {
    let items = values.element.list("items").compactMap { values.nib.make($0) as? UINavigationItem }
    if !items.isEmpty { self.items = items }
    if let large = values.bool("largeTitles") { prefersLargeTitles = large }
    if let style = values.barStyle { barStyle = style }
    if let translucent = values.bool("translucent") { isTranslucent = translucent }
    if let color = values.color("barTintColor") { barTintColor = color }
    if let attributes = values.textAttributes("titleTextAttributes") { titleTextAttributes = attributes }
    if let attributes = values.textAttributes("largeTitleTextAttributes") { largeTitleTextAttributes = attributes }
  }
}

extension NibValues {
  var barStyle: UIBarStyle? {
    word(
      "barStyle", ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black])
  }

  fileprivate func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = element.child(key: key) else { return nil }
    let values = NibValues(element: element, nib: nib)
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = values.font() { attributes[.font] = font }
    if let color = values.color("textColor") { attributes[.foregroundColor] = color }
    return attributes
  }
}
