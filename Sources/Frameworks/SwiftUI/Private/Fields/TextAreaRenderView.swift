@_spi(Windfall) import UIKit

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
