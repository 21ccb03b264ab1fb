/// See [UIColorPickerViewController](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
///
/// It has iOS's grid of colours and a slider for their opacity. Spectrum, sliders and the person's own colours are not
/// there.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private static let margin: CGFloat = 16

  private let heading = UILabel()
  private let close = UIButton(type: .close)
  private let grid = ColorGridView()
  private let opacity = UISlider()

  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// Setting it does not tell the delegate.
  open var selectedColor = UIColor.white { didSet { if selectedColor != oldValue { showColor() } } }

  open var supportsAlpha = true { didSet { opacity.isHidden = !supportsAlpha } }

  open override var title: String? { didSet { heading.text = title ?? "Colors" } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Colors"
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    close.accessibilityLabel = "close"
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    grid.onChange = { [weak self] in self?.choose($0, continuously: $1) }
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        choose(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: opacity.isTracking)
      }, for: .valueChanged)
    opacity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
      }, for: [.touchUpInside, .touchUpOutside])
    for part in [heading, close, grid, opacity] { view.addSubview(part) }
    showColor()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = UIColorPickerViewController.margin
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let side = close.intrinsicContentSize.height
    heading.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: side)
    close.frame = CGRect(x: room.maxX - side, y: room.minY, width: side, height: side)
    let top = room.minY + side + margin
    let below = supportsAlpha ? opacity.intrinsicContentSize.height + margin : 0
    let height = min(room.width * ColorGridView.aspect, max(0, room.maxY - below - top))
    grid.frame = CGRect(x: room.minX, y: top, width: room.width, height: height)
    let sliderHeight = opacity.intrinsicContentSize.height
    opacity.frame = CGRect(x: room.minX, y: grid.frame.maxY + margin, width: room.width, height: sliderHeight)
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    let alpha = supportsAlpha ? CGFloat(opacity.value) : 1
    let color = color.withAlphaComponent(alpha)
    guard color != selectedColor || !continuously else { return }
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  private func showColor() {
    guard isViewLoaded else { return }
    grid.show(selectedColor)
    opacity.value = Float(selectedColor.cgColor.alpha)
  }

  private func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// See [UIColorPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate).
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called for a delegate without the method that knows whether the choice goes on.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Not called when a person swipes the picker away.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    if let next = windfallForwardee(self, as: (any UIColorPickerViewControllerDelegate).self) {
      return next.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    }
    colorPickerViewControllerDidSelectColor(viewController)
  }

  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    windfallForward(self, as: (any UIColorPickerViewControllerDelegate).self, viewController) {
      $0.colorPickerViewControllerDidSelectColor(viewController)
    }
  }

  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    windfallForward(self, as: (any UIColorPickerViewControllerDelegate).self, viewController) {
      $0.colorPickerViewControllerDidFinish(viewController)
    }
  }
}
