extension UINavigationBar {
  func decodeNavigationBar(_ values: NibValues) {
    let items = values.element.list("items").compactMap { values.nib.make($0) as? UINavigationItem }
    if !items.isEmpty { self.items = items }
    if let large = values.bool("largeTitles") { prefersLargeTitles = large }
    if let style = values.word("barStyle", ["black": UIBarStyle.black]) { barStyle = style }
    if let color = values.color("barTintColor") { barTintColor = color }
  }
}
