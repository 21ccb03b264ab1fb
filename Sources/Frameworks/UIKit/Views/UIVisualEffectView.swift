import WindfallCore

/// See [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open private(set) var contentView = UIView()

  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { setNeedsDisplay() } } }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard let tint = effect?.tint else { return [] }
    return [.fill(.rect(bounds), .color(tint.displayColor(with: traits)))]
  }
}
