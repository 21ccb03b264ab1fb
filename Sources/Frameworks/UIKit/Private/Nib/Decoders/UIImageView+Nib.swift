extension UIImageView {
  func decodeImageView(_ values: NibValues) {
    if let image = values.image("image") { self.image = image }
    if let image = values.image("highlightedImage") { highlightedImage = image }
    if let symbol = values.symbolConfiguration("preferredSymbolConfiguration") { preferredSymbolConfiguration = symbol }
    if let highlighted = values.bool("highlighted") { isHighlighted = highlighted }
  }
}
