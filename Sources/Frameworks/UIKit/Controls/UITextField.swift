import WindfallCore

/// See [UITextField](https://developer.apple.com/documentation/uikit/uitextfield). The insertion point is always at the
/// end of the text.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
  /// See [UITextField.BorderStyle](https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum).
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// See [UITextField.ViewMode](https://developer.apple.com/documentation/uikit/uitextfield/viewmode).
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""

  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content, attributes: [.font: usedFont, .foregroundColor: usedColor]) }
    set { text = newValue?.string }
  }

  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }

  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  open var font: UIFont? { didSet { if font != oldValue { contentDidChange() } } }

  open var textColor: UIColor? { didSet { if textColor != oldValue { setNeedsDisplay() } } }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentDidChange() } } }

  open var clearButtonMode = ViewMode.never

  open var clearsOnBeginEditing = false

  open var adjustsFontSizeToFitWidth = false

  open private(set) var isEditing = false

  // MARK: - Text input traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { setNeedsDisplay() } } }
  open var textContentType: UITextContentType!

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing, !content.isEmpty, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  override func didTouchUpInside(event: UIEvent?) {
    send(.touchUpInside, event: event)
    becomeFirstResponder()
  }

  // MARK: - UIKeyInput

  open var hasText: Bool { !content.isEmpty }

  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    let end = NSRange(location: content.utf16.count, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) ?? true else { return }
    content += text
    didEdit()
  }

  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    let range = NSRange(location: content.utf16.count - length, length: length)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
    content.removeLast()
    didEdit()
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    send([.editingDidEndOnExit, .primaryActionTriggered], event: nil)
    if endsOnExit { resignFirstResponder() }
  }

  private func didEdit() {
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Layout

  private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private var usedColor: UIColor { textColor ?? .label }

  /// What is seen of the text.
  private var shownText: String { isSecureTextEntry ? String(repeating: "•", count: content.count) : content }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let text = content.isEmpty ? placeholder ?? "" : shownText
    let size = TextMeasure.size(of: text, font: usedFont.spec)
    let margins: CGSize = borderStyle == .none ? .zero : CGSize(width: 14, height: 12)
    return CGSize(width: size.width + margins.width, height: usedFont.lineHeight + margins.height)
      .roundedUp(toScale: traits.displayScale)
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (content.isEmpty ? placeholder : shownText) }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { isSecureTextEntry ? .secureTextField : .textField }

  @_spi(Windfall) open override var elementPlaceholder: String? { placeholder }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] {
    var items: [DisplayItem] = []
    if borderStyle != .none {
      let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
      let shape = DisplayPath.roundedRect(bounds.insetBy(dx: 0.25, dy: 0.25), orPlainBelow: radius)
      let fill = UIColor.systemBackground.displayColor(with: traits)
      items.append(.fill(shape, .color(fill)))
      let line = UIColor.systemGray4.displayColor(with: traits)
      items.append(.stroke(shape, .color(line), DisplayStroke(width: borderStyle == .roundedRect ? 0.5 : 1)))
    }
    let isPlaceholder = content.isEmpty
    let color = isPlaceholder ? UIColor.placeholderText : usedColor
    let run = TextRun(
      text: isPlaceholder ? placeholder ?? "" : shownText, font: usedFont.spec, color: color.displayColor(with: traits))
    let rect = textRect(forBounds: bounds)
    let layout = TextLayout(
      runs: [run], size: CGSize(width: rect.width, height: .infinity),
      options: TextLayoutOptions(
        lineLimit: 1, lineBreak: isEditing ? .truncatingHead : .truncatingTail,
        alignment: textAlignment.layoutAlignment))
    let height = layout.size.height
    let box = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    return items + layout.displayItems(in: box)
  }
}
