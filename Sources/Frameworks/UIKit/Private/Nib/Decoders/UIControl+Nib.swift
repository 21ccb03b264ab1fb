extension UIControl {
  func decodeControl(_ values: NibValues) {
    // Xcode writes that refresh controls are disabled, and they refresh all the same.
    if let enabled = values.bool("enabled"), !(self is UIRefreshControl) { isEnabled = enabled }
    if let selected = values.bool("selected") { isSelected = selected }
    if let highlighted = values.bool("highlighted") { isHighlighted = highlighted }
    if let alignment = values.word(
      "contentHorizontalAlignment",
      [
        "center": ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
        "leading": .leading, "trailing": .trailing,
      ])
    {
      contentHorizontalAlignment = alignment
    }
    if let alignment = values.word(
      "contentVerticalAlignment",
      ["center": ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill])
    {
      contentVerticalAlignment = alignment
    }
  }
}
