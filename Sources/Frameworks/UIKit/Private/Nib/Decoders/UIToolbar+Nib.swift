extension UIToolbar {
  func decodeToolbar(_ values: NibValues) {
    let items = values.element.list("items").compactMap { values.nib.make($0) as? UIBarButtonItem }
    if !items.isEmpty { self.items = items }
    if let style = values.barStyle { barStyle = style }
    if let translucent = values.bool("translucent") { isTranslucent = translucent }
    if let color = values.color("barTintColor") { barTintColor = color }
  }
}
