extension UILabel {
  func decodeLabel(_ values: NibValues) {
    if let font = values.font() { self.font = font }
    if let alignment = values.textAlignment { textAlignment = alignment }
    if let mode = values.lineBreakMode { lineBreakMode = mode }
    if let lines = values.integer("numberOfLines") { numberOfLines = lines }
    if let color = values.color("textColor") { textColor = color }
    if let enabled = values.bool("enabled") { isEnabled = enabled }
    if values.bool("adjustsFontSizeToFit") == true {
      adjustsFontSizeToFitWidth = true
      if let scale = values.number("minimumScaleFactor") { minimumScaleFactor = scale }
    }
    if let color = values.color("highlightedColor") { highlightedTextColor = color }
    if let color = values.color("shadowColor") { shadowColor = color }
    if let offset = values.size("shadowOffset") { shadowOffset = offset }
    if let width = values.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
    if let adjusts = values.bool("adjustsLetterSpacingToFitWidth") { allowsDefaultTighteningForTruncation = adjusts }
    if let adjustment = values.word(
      "baselineAdjustment",
      ["alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters, "none": .none])
    {
      baselineAdjustment = adjustment
    }
    if let text = values.text("text") { self.text = text }
    if let text = values.attributedText("attributedText") { attributedText = text }
  }
}
