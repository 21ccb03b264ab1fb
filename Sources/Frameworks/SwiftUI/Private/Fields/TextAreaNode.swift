@_spi(Windfall) import UIKit

/// The node of an editable text of several lines.
@MainActor
final class TextAreaNode: LeafNode<TextAreaView>, FocusFollower {
  private let area = TextAreaRenderView(frame: .zero)
  private let item: TextAreaItem

  init(_ view: TextAreaView, _ context: _NodeContext) {
    item = TextAreaItem(area)
    super.init(view, item, context)
    area.onEdit = { [weak self] in self?.edited() }
    area.onFocus = { [weak self] in self?.focusChanged($0) }
    area.keyboardBar = { [weak self] in self?.environment.pageBar?.keyboardBar }
    revalidate()
  }

  private func focusChanged(_ isFocused: Bool) {
    environment.focusTarget?.report(isFocused)
    FocusedValueStore.shared.setFocus(isFocused, in: environment.focusScope)
  }

  override func revalidate() {
    isInvalid = false
    let text = ViewGraph.reading(self) { view.text.wrappedValue }
    if area.text != text { area.text = text }
    ViewGraph.reading(self) { followFocus() }
    area.title = view.title
    area.isEditable = environment.isEnabled
    area.isScrollEnabled = !view.grows
    area.font = UIFont(spec: environment.textAttributes.spec(in: environment))
    area.textColor = UIColor(displayColor: environment.foregroundPaint.color)
    environment.fieldTraits.apply(to: area)
    area.take(environment.accessibility)
    item.set(text, grows: view.grows)
  }

  var focusView: UIView { area }

  private func edited() {
    view.text.wrappedValue = area.text ?? ""
    invalidate()
  }
}

/// As wide as it is offered; as high as its text, or as it is offered.
@MainActor
final class TextAreaItem: ViewItem<TextAreaRenderView> {
  private static let anyLength: CGFloat = 100
  private var text = ""
  private var grows = false

  func set(_ text: String, grows: Bool) {
    if text == self.text && grows == self.grows { return }
    self.text = text
    self.grows = grows
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? Self.anyLength
    let height =
      grows
      ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      : proposal.height ?? Self.anyLength
    return CGSize(width: width, height: height)
  }
}

/// Text of several lines that can be edited.
struct TextAreaView: PrimitiveView {
  let text: Binding<String>
  /// Shown while there is no text.
  let title: String?
  /// Whether it is as high as its text; else it takes all it is offered.
  let grows: Bool

  static func _makeNode(_ view: TextAreaView, _ context: _NodeContext) -> _Node<TextAreaView> {
    TextAreaNode(view, context)
  }
}

/// The UIKit text view inside.
final class TextAreaRenderView: UITextView, UITextViewDelegate {
  var onEdit: (() -> Void)?
  /// What lies on the keyboard, where the app itself gives nothing.
  var keyboardBar: (@MainActor () -> UIView?)?

  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView ?? keyboardBar?() }
    set { super.inputAccessoryView = newValue }
  }

  /// Called when the keyboard came to the view, and when it left.
  var onFocus: ((Bool) -> Void)?
  /// Stands in for a text that is empty.
  var title: String? {
    didSet {
      guard title != oldValue else { return }
      placeholder.text = title
      setNeedsLayout()
      setNeedsPublish()
    }
  }
  private let placeholder = UILabel()

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    backgroundColor = .clear
    delegate = self
    placeholder.textColor = .placeholderText
    placeholder.accessibilityElementsHidden = true
    addSubview(placeholder)
  }

  required init?(coder: NSCoder) { nil }

  override var elementPlaceholder: String? { title }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.font = font
    placeholder.isHidden = hasText
    let inset = textContainerInset
    placeholder.frame = CGRect(
      x: inset.left, y: inset.top, width: bounds.width - inset.left - inset.right,
      height: placeholder.intrinsicContentSize.height)
  }

  func textViewDidChange(_ textView: UITextView) {
    setNeedsLayout()
    onEdit?()
  }

  func textViewDidBeginEditing(_ textView: UITextView) { onFocus?(true) }

  func textViewDidEndEditing(_ textView: UITextView) { onFocus?(false) }
}
