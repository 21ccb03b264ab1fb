extension UITabBar {
  func decodeTabBar(_ values: NibValues) {
    let items = values.element.list("items").compactMap { values.nib.make($0) as? UITabBarItem }
    if !items.isEmpty { self.items = items }
    if let style = values.barStyle { barStyle = style }
    if let color = values.color("barTintColor") { barTintColor = color }
    // The name that the tint of the selected item once had.
    if let color = values.color("selectedImageTintColor") { tintColor = color }
    if let color = values.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    if let width = values.number("itemWidth") { itemWidth = width }
    if let spacing = values.number("itemSpacing") { itemSpacing = spacing }
  }
}
