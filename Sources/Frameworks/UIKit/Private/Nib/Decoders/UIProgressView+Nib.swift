extension UIProgressView {
  func decodeProgressView(_ values: NibValues) {
    if let progress = values.number("progress") { self.progress = Float(progress) }
    if let style = values.word("progressViewStyle", ["default": Style.default, "bar": .bar]) {
      progressViewStyle = style
    }
    if let color = values.color("progressTintColor") { progressTintColor = color }
    if let color = values.color("trackTintColor") { trackTintColor = color }
  }
}
