extension UIStackView {
  func decodeStackView(_ values: NibValues) {
    if let axis = values.word("axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal]) {
      self.axis = axis
    }
    if let distribution = values.word(
      "distribution",
      [
        "fill": Distribution.fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ])
    {
      self.distribution = distribution
    }
    if let alignment = values.word(
      "alignment",
      [
        "fill": Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ])
    {
      self.alignment = alignment
    }
    if let spacing = values.number("spacing") { self.spacing = spacing }
    if values.element["spacingType"] == "standard" { spacing = 8 }
    if let relative = values.bool("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = relative }
  }
}
