/// See [MKPinAnnotationView](https://developer.apple.com/documentation/mapkit/mkpinannotationview).
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { show() } }
  open var animatesDrop = false

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() {
    if image == nil { setSize(CGSize(width: 32, height: 39)) }
    tintColor = pinTintColor
  }
}
