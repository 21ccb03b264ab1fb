import Dispatch
import WindfallCore

/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview). Of an animation the first picture is
/// shown; one that ends does so on a later turn of the main queue.
@preconcurrency @MainActor
open class UIImageView: UIView,
  @preconcurrency UIAccessibilityContentSizeCategoryImageAdjusting
{
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.highlightedImage = highlightedImage
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      setNeedsPublish()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { alignmentDidChange() }
    }
  }

  /// What the symbols that it shows are configured with first.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  open var highlightedImage: UIImage? { didSet { if highlightedImage !== oldValue { setNeedsDisplay() } } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  open var animationImages: [UIImage]? { didSet { stopAnimating() } }

  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

  open var animationDuration: TimeInterval = 0

  /// 0 for an animation without end.
  open var animationRepeatCount = 0

  open private(set) var isAnimating = false { didSet { if isAnimating != oldValue { setNeedsDisplay() } } }

  open func startAnimating() {
    guard let images = animationImages ?? highlightedAnimationImages, !images.isEmpty, !isAnimating else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.stopAnimating() } }
  }

  open func stopAnimating() { isAnimating = false }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage.map { self.size(of: $0) } ?? .zero }

  /// Without what lies outside the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    let size = size(of: shownImage)
    let insets = shownImage.alignmentRectInsets
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  private func size(of image: UIImage) -> CGSize {
    traits.imageSize(image.size, isAdjusted: adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
  }

  private var shownImage: UIImage? {
    let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if isAnimating, let first = moving?.first { return first }
    let still = isHighlighted ? highlightedImage ?? image : image
    guard let preferred = preferredSymbolConfiguration, let still, still.isSymbolImage else { return still }
    return still.applyingSymbolConfiguration(
      still.symbolConfiguration.map(preferred.applying) ?? preferred)
  }

  /// The image's, unless the view has one of its own.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The image's, or else its name, unless the view has one of its own.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? image.flatMap { $0.accessibilityIdentifier ?? $0.name } }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  @_spi(Windfall) open override var elementType: ElementType { .image }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    guard let image = shownImage, let tint = tintColor else { return [] }
    let isTurned = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    return (isTurned ? image.withHorizontallyFlippedOrientation() : image).displayItems(
      in: contentMode.place(size(of: image), in: bounds), tintColor: tint.displayColor(with: traits))
  }
}

extension UIView.ContentMode {
  /// Where content of a size is drawn in a box.
  func place(_ size: CGSize, in box: CGRect) -> CGRect {
    var size = size
    switch self {
    case .scaleToFill, .redraw: return box
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return box }
      let ratios = (box.width / size.width, box.height / size.height)
      let scale = self == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    var origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    if [.left, .topLeft, .bottomLeft].contains(self) { origin.x = box.minX }
    if [.right, .topRight, .bottomRight].contains(self) { origin.x = box.maxX - size.width }
    if [.top, .topLeft, .topRight].contains(self) { origin.y = box.minY }
    if [.bottom, .bottomLeft, .bottomRight].contains(self) { origin.y = box.maxY - size.height }
    return CGRect(origin: origin, size: size)
  }
}
