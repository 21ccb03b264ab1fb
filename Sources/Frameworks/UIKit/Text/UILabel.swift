@_spi(Windfall) import CoreGraphics
import WindfallCore

/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var plainText: String?
  private var attributedStorage: NSAttributedString?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  open var text: String? {
    get { plainText ?? attributedStorage?.string }
    set {
      guard newValue != plainText || attributedStorage != nil else { return }
      plainText = newValue
      attributedStorage = nil
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? plainText.map { NSAttributedString(string: $0, attributes: defaultAttributes) } }
    set {
      // Foundation stops when it compares some attributes, so that any new value counts as a change.
      plainText = nil
      attributedStorage = newValue
      adoptStyle(of: newValue)
      contentDidChange()
    }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      if font != oldValue || attributedStorage != nil { contentDidChange() }
      style(.font, font)
    }
  }

  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue || attributedStorage != nil { setNeedsDisplay() }
      style(.foregroundColor, textColor)
    }
  }

  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } } }

  open var adjustsFontForContentSizeCategory = false { didSet { traitsDidChange() } }

  override func traitsDidChange() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    if let attributedStorage {
      if let adjusted = attributedStorage.adjusted(to: traits) { attributedText = adjusted }
    } else {
      self.font = font.adjusted(to: traits)
    }
  }

  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = measure(in: bounds.size, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(in: CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity), lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return measure(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
  }

  // MARK: - Kept and given back, and not drawn

  open var shadowColor: UIColor? {
    get { kept.value(nil as UIColor?) }
    set { kept.set(newValue) }
  }

  open var shadowOffset: CGSize {
    get { kept.value(CGSize(width: 0, height: -1)) }
    set { kept.set(newValue) }
  }

  open var baselineAdjustment: UIBaselineAdjustment {
    get { kept.value(.alignBaselines) }
    set { kept.set(newValue) }
  }

  open var allowsDefaultTighteningForTruncation: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  open var showsExpansionTextWhenTruncated: Bool {
    get { kept.value(false) }
    set { kept.set(newValue) }
  }

  // MARK: - Text

  /// Whether properties take the style of a text, rather than give it theirs.
  private var isAdoptingStyle = false

  /// Takes over the style of the first character.
  private func adoptStyle(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    isAdoptingStyle = true
    defer { isAdoptingStyle = false }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
  }

  /// Gives all of a styled text one attribute.
  private func style(_ name: NSAttributedString.Key, _ value: Any?) {
    guard !isAdoptingStyle, let value, let text = attributedStorage, text.length > 0 else { return }
    let styled = NSMutableAttributedString(attributedString: text)
    styled.addAttribute(name, value: value, range: NSRange(location: 0, length: text.length))
    attributedStorage = NSAttributedString(attributedString: styled)
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    [.font: font as Any, .foregroundColor: textColor as Any]
  }

  private func layout(in size: CGSize, lines: Int, mayShrink: Bool) -> TextLayout {
    var scale: CGFloat = 1
    if mayShrink, adjustsFontSizeToFitWidth { scale = minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : 0.1 }
    let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let options = TextLayoutOptions(
      lineLimit: lines, lineBreak: lineBreakMode.lineBreak,
      alignment: textAlignment.layoutAlignment(isRightToLeft: isRightToLeft),
      minimumScaleFactor: scale)
    if let attributedStorage {
      return attributedStorage.layout(font: font, color: color, traits: traits, size: size, options: options)
    }
    let text = plainText ?? ""
    let runs = text.isEmpty ? [] : [TextRun(text: text, font: font.spec, color: color.displayColor(with: traits))]
    return TextLayout(runs: runs, size: size, options: options)
  }

  private func measure(in size: CGSize, lines: Int) -> CGSize {
    layout(in: size, lines: lines, mayShrink: false).size.roundedUp(toScale: traits.displayScale)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  /// A label with neither a text nor a size is not there for tests.
  @_spi(Windfall) open override var elementPublishing: ElementPublishing {
    bounds.size == .zero && (accessibilityLabel ?? "").isEmpty ? .hidden : .automatic
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType {
    guard let traits = accessibility?.currentTraits, traits != .staticText else { return .staticText }
    return traits.elementType
  }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] { DrawingStack.record { draw(bounds) } }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  open func drawText(in rect: CGRect) {
    let layout = layout(in: rect.size, lines: numberOfLines, mayShrink: true)
    let top = rect.minY + max(0, (rect.height - layout.size.height) / 2)
    DrawingStack.current?.draw(
      layout.displayItems(in: CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height)))
  }
}

extension NSAttributedString {
  /// The text with each font in the size of a content size category; nil where nothing changes.
  fileprivate func adjusted(to traits: UITraitCollection) -> NSAttributedString? {
    let result = NSMutableAttributedString(attributedString: self)
    var isChanged = false
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(to: traits)
      guard adjusted !== font else { return }
      result.addAttribute(.font, value: adjusted, range: range)
      isChanged = true
    }
    return isChanged ? result : nil
  }
}
