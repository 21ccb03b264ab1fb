import WindfallCore

/// See [UITextField](https://developer.apple.com/documentation/uikit/uitextfield). The insertion point is not drawn.
@preconcurrency @MainActor open class UITextField: UIControl, TextEditing, UIContentSizeCategoryAdjusting {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  open weak var delegate: (any UITextFieldDelegate)?
  @_spi(Windfall) public final let editor = TextEditor()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  final var clearButton: UIButton?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    editor.client = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    editor.client = self
  }

  // MARK: - Text

  open var text: String? {
    get { editor.text }
    set { editor.setText(newValue ?? "") }
  }

  open var attributedText: NSAttributedString? {
    get { editor.attributedText ?? NSAttributedString(string: editor.text, attributes: defaultTextAttributes) }
    set { editor.setText(newValue ?? NSAttributedString(string: "")) }
  }

  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }

  /// What code asks for by name, to give the placeholder another font or colour: nil without one, as on iOS.
  var placeholderLabel: UILabel? { attributedPlaceholder.map { PlaceholderLabel($0, of: self) } }

  open var font: UIFont? {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      contentDidChange()
    }
  }

  open var textColor: UIColor? {
    get { ownColor ?? .label }
    set {
      guard newValue != ownColor else { return }
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Only the font and the colour are kept.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: usedFont, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { setNeedsDisplay() } } }

  open var adjustsFontForContentSizeCategory = false { didSet { traitsDidChange() } }

  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory { font = ownFont?.adjusted(to: traits) }
  }

  open var clearsOnBeginEditing = false

  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }

  open private(set) var isEditing = false { didSet { if isEditing != oldValue { contentDidChange() } } }

  // MARK: - Border and views at the ends

  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentDidChange() } } }

  open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { contentDidChange() } } }

  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }

  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { contentDidChange() } } }

  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }

  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { contentDidChange() } } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func textRect(forBounds bounds: CGRect) -> CGRect { textBox(in: bounds) }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = endSize(of: leftView)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = endSize(of: rightView)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Instead of a keyboard, while the field is edited.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { editor.clear() }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard UIResponder.isForced || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, event: nil)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  override func didTouchUpInside(event: UIEvent?) {
    send(.touchUpInside, event: event)
    let wasEditing = isFirstResponder
    becomeFirstResponder()
    if isFirstResponder, let touch = event?.touches(for: self)?.first { textWasTouched(touch, wasEditing: wasEditing) }
  }

  /// A tap on the field is not one on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !isParentsTap(gestureRecognizer)
  }

  // MARK: - Keys

  open var hasText: Bool { editor.length > 0 }

  open func insertText(_ text: String) {
    if text == "\n" { pressReturn() } else { editor.insert(text) }
  }

  open func deleteBackward() { editor.deleteBackward() }

  // MARK: - Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action, isEditable: isEnabled, isSecure: isSecureTextEntry)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cutSelection() }

  open override func copy(_ sender: Any?) { editor.copySelection() }

  open override func paste(_ sender: Any?) { editor.paste(onOneLine: true) }

  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  open override func select(_ sender: Any?) { selectByMenu(sender) { $0.selectWord(at: $0.selection.location) } }

  open override func selectAll(_ sender: Any?) { selectByMenu(sender) { $0.selectAll() } }

  // MARK: - Input traits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { editor.traits.autocapitalizationType }
    set { editor.traits.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { editor.traits.autocorrectionType }
    set { editor.traits.autocorrectionType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { editor.traits.spellCheckingType }
    set { editor.traits.spellCheckingType = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { editor.traits.keyboardType }
    set { editor.traits.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { editor.traits.keyboardAppearance }
    set { editor.traits.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { editor.traits.returnKeyType }
    set { editor.traits.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { editor.traits.enablesReturnKeyAutomatically }
    set { editor.traits.enablesReturnKeyAutomatically = newValue }
  }

  open var textContentType: UITextContentType! {
    get { editor.traits.textContentType }
    set { editor.traits.textContentType = newValue }
  }

  // MARK: - Places of the text

  /// The insertion point is an empty range; nil selects nothing and leaves the insertion point at the end.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { editor.selection = (newValue as? TextSpan)?.range ?? NSRange(location: editor.length, length: 0) }
  }

  open func caretRect(for position: UITextPosition) -> CGRect { placedCaret(at: position) }

  open func firstRect(for range: UITextRange) -> CGRect { placedFirstRect(of: range) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { placedPosition(closestTo: point) }

  // MARK: - Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeEnds()
  }

  // MARK: - Accessibility and publishing

  override var isAccessibilityElementByDefault: Bool { true }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  @_spi(Windfall) open override var elementType: ElementType { isSecureTextEntry ? .secureTextField : .textField }

  @_spi(Windfall) open override var elementPublishing: ElementPublishing { .elementWithChildren }

  @_spi(Windfall) open override var elementPlaceholder: String? { placeholder }

  @_spi(Windfall) open override func drawContents() -> [DisplayItem] { drawBorder() + drawText() }
}
