import WindfallCore

extension UITextView: TextEditorClient {
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text) ?? true
  }

  var typedAttributes: [NSAttributedString.Key: Any]? { typingAttributes }

  func contentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  func didEdit() {
    EditMenuBar.close(for: self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  // MARK: - Layout

  var usedFont: UIFont { ownFont ?? .systemFont(ofSize: 12) }

  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editor.text.count) : editor.text
  }

  var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }

  func textLayout(width: CGFloat) -> TextLayout {
    guard !isSecureTextEntry, let styled = shownAttributedText else { return layout(of: shownText, width: width) }
    return styled.layout(
      font: usedFont, color: textColor ?? .label, traits: traits, size: box(width: width), options: options)
  }

  func layout(of text: String, width: CGFloat) -> TextLayout {
    let color = (textColor ?? .label).displayColor(with: traits)
    return TextLayout(
      runs: [TextRun(text: text, font: usedFont.spec, color: color)], size: box(width: width), options: options)
  }

  private func box(width: CGFloat) -> CGSize {
    CGSize(width: max(0, width - insets.left - insets.right), height: .infinity)
  }

  private var options: TextLayoutOptions {
    TextLayoutOptions(
      lineLimit: textContainer.maximumNumberOfLines, lineBreak: textContainer.lineBreakMode.lineBreak,
      alignment: textAlignment.layoutAlignment(isRightToLeft: isRightToLeft))
  }
}
