extension UIColorWell {
  func decodeColorWell(_ values: NibValues) {
    if let title = values.text("title") { self.title = title }
    if let alpha = values.bool("supportsAlpha") { supportsAlpha = alpha }
    if let color = values.color("selectedColor") { selectedColor = color }
  }
}
