import Foundation

/// Stands for the placeholder of a text field, which draws it itself: the font and the colour that it gets are the
/// placeholder's.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?

  init(_ placeholder: NSAttributedString, of field: UITextField) {
    super.init(frame: field.placeholderRect(forBounds: field.bounds))
    attributedText = placeholder
    self.field = field
  }

  required init?(coder: NSCoder) { nil }

  override var font: UIFont! { didSet { style(.font, font) } }

  override var textColor: UIColor! { didSet { style(.foregroundColor, textColor) } }

  override var text: String? { didSet { field?.placeholder = text } }

  private func style(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let field, let value, let placeholder = field.attributedPlaceholder else { return }
    let styled = NSMutableAttributedString(attributedString: placeholder)
    styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
    field.attributedPlaceholder = styled
  }
}
