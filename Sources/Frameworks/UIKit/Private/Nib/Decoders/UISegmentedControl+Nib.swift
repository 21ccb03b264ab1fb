extension UISegmentedControl {
  func decodeSegmentedControl(_ values: NibValues) {
    for element in values.element.list("segments") where element.name == "segment" {
      let segment = NibValues(element: element, nib: values.nib)
      if let image = segment.image("image") {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: segment.text("title") ?? "", at: numberOfSegments, animated: false)
      }
      if let enabled = segment.bool("enabled") { setEnabled(enabled, forSegmentAt: numberOfSegments - 1) }
    }
    if let index = values.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
    if let momentary = values.bool("momentary") { isMomentary = momentary }
    if let fits = values.bool("apportionsSegmentWidthsByContent") { apportionsSegmentWidthsByContent = fits }
    if let color = values.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
  }
}
