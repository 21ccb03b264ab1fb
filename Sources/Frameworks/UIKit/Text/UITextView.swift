import WindfallCore

/// See [UITextView](https://developer.apple.com/documentation/uikit/uitextview). The insertion point is not drawn.
@preconcurrency @MainActor open class UITextView: UIScrollView, TextEditing, UIContentSizeCategoryAdjusting {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  private weak var textDelegate: (any UITextViewDelegate)?
  @_spi(Windfall) public final let editor = TextEditor()
  open private(set) var textContainer: NSTextContainer
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    textContainer.owner = self
    editor.client = self
    if let storage = textContainer.layoutManager?.textStorage { editor.adopt(storage) }
  }

  /// The text itself: changes of it are shown.
  open var textStorage: NSTextStorage { storage() }

  open var layoutManager: NSLayoutManager {
    storage()
    return textContainer.layoutManager ?? NSLayoutManager()
  }

  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  // MARK: - Text

  open var text: String! {
    get { editor.text }
    set { editor.setText(newValue ?? "") }
  }

  open var attributedText: NSAttributedString! {
    get { editor.attributedText ?? NSAttributedString(string: editor.text, attributes: typingAttributes) }
    set { editor.setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// Only the font and the colour are kept, for all of the text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [.font: usedFont, .foregroundColor: textColor ?? .label] }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
    }
  }

  /// Nil until there is text, and once nil was set: see [font](https://developer.apple.com/documentation/uikit/uitextview/font).
  open var font: UIFont? {
    get {
      if let ownFont { return ownFont }
      guard !isFontTaken, !editor.text.isEmpty else { return nil }
      return editor.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? usedFont
    }
    set {
      isFontTaken = newValue == nil
      ownFont = newValue
    }
  }

  private var isFontTaken = false

  private(set) var ownFont: UIFont? {
    didSet {
      guard ownFont != oldValue else { return }
      editor.setStorageAttribute(.font, usedFont)
      contentDidChange()
    }
  }

  open var adjustsFontForContentSizeCategory = false { didSet { traitsDidChange() } }

  override func traitsDidChange() {
    if adjustsFontForContentSizeCategory, let ownFont { font = ownFont.adjusted(to: traits) }
  }

  open var textColor: UIColor? {
    didSet {
      guard textColor != oldValue else { return }
      editor.setStorageAttribute(.foregroundColor, textColor ?? .label)
      setNeedsDisplay()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }

  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      if isEditable != oldValue { setNeedsLayout() }
    }
  }

  /// A text that cannot be selected has no links to follow. Nothing else is selected by touches.
  open var isSelectable = true { didSet { if isSelectable != oldValue { setNeedsLayout() } } }

  /// The look of links; links are blue without it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { contentDidChange() } }

  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentDidChange() } } }

  /// In UTF-16 units; an empty range is the insertion point.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.selection = newValue }
  }

  open func scrollRangeToVisible(_ range: NSRange) {
    let before = NSRange(location: 0, length: min(NSMaxRange(range), editor.length))
    let height = layout(of: (editor.text as NSString).substring(with: before), width: bounds.width).size.height
    let line = usedFont.lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: insets.top + max(0, height - line), width: 1, height: line), animated: false)
  }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { isEditable }

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
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard UIResponder.isForced || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable || isSelectable, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    let wasEditing = isFirstResponder
    if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
    if isFirstResponder || !isEditable { textWasTouched(touch, wasEditing: wasEditing) }
  }

  /// A tap that gives the text the keyboard is not one on a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isParentsTap = isEditable && gestureRecognizer.view !== self && gestureRecognizer.isSingleTap
    return !isParentsTap && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: - Keys

  open var hasText: Bool { editor.length > 0 }

  open func insertText(_ text: String) {
    if text == "\n", enablesReturnKeyAutomatically, !hasText { return }
    editor.insert(text)
  }

  open func deleteBackward() { editor.deleteBackward() }

  // MARK: - Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action, isEditable: isEditable, isSecure: isSecureTextEntry)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cutSelection() }

  open override func copy(_ sender: Any?) { editor.copySelection() }

  open override func paste(_ sender: Any?) { editor.paste(onOneLine: false) }

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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textLayout(width: size.width > 0 ? size.width : .infinity).size
    let height = max(text.height, usedFont.lineHeight) + insets.top + insets.bottom
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
    layOutLinks()
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
    return layout.displayItems(in: textBox(of: layout))
  }
}
