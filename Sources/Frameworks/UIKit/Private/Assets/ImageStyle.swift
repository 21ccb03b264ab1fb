/// How an image is shown, wherever its pixels come from.
struct ImageStyle: Hashable {
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var configuration: UIImage.SymbolConfiguration?

  static func == (left: ImageStyle, right: ImageStyle) -> Bool {
    left.renderingMode == right.renderingMode && left.tint == right.tint && left.capInsets == right.capInsets
      && left.resizingMode == right.resizingMode && left.configuration == right.configuration
  }

  func hash(into hasher: inout Hasher) { hasher.combine(renderingMode) }
}
