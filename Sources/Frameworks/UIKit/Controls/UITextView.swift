import WindfallCore

/// See [UITextView](https://developer.apple.com/documentation/uikit/uitextview). The insertion point is always at the
/// end of the text.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  private weak var textDelegate: (any UITextViewDelegate)?
  private var content = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  open var text: String! {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }

  open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }

  open var textColor: UIColor? { didSet { if textColor != oldValue { setNeedsDisplay() } } }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  open var isEditable = true

  // MARK: - Text input traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }
  open var textContentType: UITextContentType!

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, window != nil, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
  }

  // MARK: - UIKeyInput

  open var hasText: Bool { !content.isEmpty }

  open func insertText(_ text: String) {
    let end = NSRange(location: content.utf16.count, length: 0)
    guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true else { return }
    content += text
    didEdit()
  }

  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: content.utf16.count - length, length: length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true else { return }
    content.removeLast()
    didEdit()
  }

  private func didEdit() {
    contentDidChange()
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Layout

  private var shownText: String { isSecureTextEntry ? String(repeating: "•", count: content.count) : content }

  /// The text begins 5 points from the inset, as a text container's padding has it.
  private var insets: UIEdgeInsets { textContainerInset + UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5) }

  private func textLayout(width: CGFloat) -> TextLayout {
    let run = TextRun(
      text: shownText, font: (font ?? .systemFont(ofSize: 12)).spec,
      color: (textColor ?? .label).displayColor(with: traits))
    return TextLayout(
      runs: [run], size: CGSize(width: max(0, width - insets.left - insets.right), height: .infinity),
      options: TextLayoutOptions(alignment: textAlignment.layoutAlignment))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textLayout(width: size.width > 0 ? size.width : .infinity).size
    let height = max(text.height, (font ?? .systemFont(ofSize: 12)).lineHeight) + insets.top + insets.bottom
    return CGSize(width: text.width + insets.left + insets.right, height: height)
      .roundedUp(toScale: traits.displayScale)
  }

  /// A text view that does not scroll is as tall as its text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shownText }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { .textView }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    let layout = textLayout(width: bounds.width)
    let box = CGRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right, height: layout.size.height)
    return layout.displayItems(in: box)
  }
}
