/// See [MKMarkerAnnotationView](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview).
///
/// A round mark without its glyph.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { show() } }
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() {
    if image == nil { setSize(CGSize(width: 28, height: 28)) }
    layer.cornerRadius = 14
    backgroundColor = markerTintColor ?? .systemRed
  }
}
