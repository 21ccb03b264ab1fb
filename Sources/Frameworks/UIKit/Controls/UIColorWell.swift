import WindfallCore

/// See [UIColorWell](https://developer.apple.com/documentation/uikit/uicolorwell).
///
/// A ring around the colour; a tap opens the picker.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private static let side: CGFloat = 44
  private static let diameter: CGFloat = 28
  private static let rim: CGFloat = 3

  private lazy var pickerDelegate = PickerDelegate(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Setting it sends no event.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { setNeedsPublish() } } }

  /// The title of the picker.
  open var title: String? { didSet { if title != oldValue { setNeedsPublish() } } }

  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: UIColorWell.side, height: UIColorWell.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func didTouchUpInside(event: UIEvent?) {
    super.didTouchUpInside(event: event)
    let responders = sequence(first: self as UIResponder) { $0.next }
    guard let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
    let picker = UIColorPickerViewController()
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.title = title
    picker.delegate = pickerDelegate
    if presenter.traitCollection.userInterfaceIdiom == .pad { picker.modalPresentationStyle = .popover }
    picker.popoverPresentationController?.sourceView = self
    presenter.present(picker, animated: true)
  }

  fileprivate func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    send(.valueChanged, event: nil)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedColor.map { ColorName.name(of: $0) } }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .colorWell }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let diameter = min(UIColorWell.diameter, min(bounds.width, bounds.height))
    let ring = CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    let inner = ring.insetBy(dx: UIColorWell.rim, dy: UIColorWell.rim)
    var items: [DisplayItem] = [
      .fill(.ellipse(in: ring), .color(UIColor.systemGray3.displayColor(with: traits))),
      .fill(.ellipse(in: inner), .color(UIColor.systemBackground.displayColor(with: traits))),
    ]
    if let selectedColor {
      items.append(.fill(.ellipse(in: inner), .color(selectedColor.displayColor(with: traits))))
    }
    return items
  }
}

/// Hands on what is chosen in the picker of a well.
private final class PickerDelegate: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.choose(color)
  }
}
