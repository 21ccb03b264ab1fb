extension UIActivityIndicatorView {
  func decodeActivityIndicator(_ values: NibValues) {
    if let style = values.word(
      "style",
      [
        "medium": Style.medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
      ])
    {
      self.style = style
    }
    if let color = values.color("color") { self.color = color }
    if let hides = values.bool("hidesWhenStopped") { hidesWhenStopped = hides }
    if values.bool("animating") == true { startAnimating() }
  }
}
