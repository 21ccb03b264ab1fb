import WindfallCore

extension UITextView {
  /// Links can be followed where the text can be selected and not be changed.
  private var followsLinks: Bool { !isEditable && isSelectable && !isSecureTextEntry }

  /// Called with the layout of the view: the places of links are those of the text.
  func layOutLinks() {
    let old = subviews.compactMap { $0 as? TextLinkView }
    guard followsLinks, let styled = editor.attributedText else { return old.forEach { $0.removeFromSuperview() } }
    var links: [TextLinkView] = []
    let layout = textLayout(width: bounds.width)
    let box = textBox(of: layout)
    styled.enumerateAttribute(.link, in: NSRange(location: 0, length: styled.length)) { value, range, _ in
      guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return }
      var places: [CGRect] = []
      styled.enumerateAttributes(in: range) { _, part, _ in places += layout.places(of: part.location, in: box) }
      guard !places.isEmpty else { return }
      let text = (styled.string as NSString).substring(with: range)
      links.append(TextLinkView(text, to: url, in: range, at: places))
    }
    // Layout comes to rest only if it leaves alone what is in its place.
    guard !links.elementsEqual(old, by: { $0.isSame(as: $1) }) else { return }
    old.forEach { $0.removeFromSuperview() }
    links.forEach { addSubview($0) }
  }

  func textBox(of layout: TextLayout) -> CGRect {
    CGRect(
      x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right, height: layout.size.height)
  }

  /// What a tap on a link does: the delegate may give another action, or none.
  func follow(_ link: TextLinkView) {
    let item = UITextItem(.link(link.url), in: link.range)
    let opening = UIAction(title: link.url.absoluteString) { [weak self] _ in
      guard let self else { return }
      let mayOpen = delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
      if mayOpen ?? true { UIApplication.shared.open(link.url) }
    }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: opening) } ?? opening
    action?.perform(sender: self)
  }

  /// The text as it is shown, with what the view wants of its links.
  var shownAttributedText: NSAttributedString? {
    guard let styled = editor.attributedText, let linkTextAttributes, !linkTextAttributes.isEmpty else {
      return editor.attributedText
    }
    let text = NSMutableAttributedString(attributedString: styled)
    styled.enumerateAttribute(.link, in: NSRange(location: 0, length: styled.length)) { value, range, _ in
      if value != nil { text.addAttributes(linkTextAttributes, range: range) }
    }
    return text
  }
}
