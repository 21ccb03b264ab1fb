import WindfallCore

/// What a text field draws, and where it puts the views at its ends.
extension UITextField {
  private static let borderMargin: CGFloat = 7

  var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// What is seen of the text.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: editor.text.count) : editor.text
  }

  // MARK: - Text

  private func runs() -> [TextRun] {
    if !hasText {
      return attributedPlaceholder?.textRuns(font: usedFont, color: .placeholderText, traits: traits) ?? []
    }
    let color = textColor ?? .label
    if !isSecureTextEntry, let styled = editor.attributedText {
      return styled.textRuns(font: usedFont, color: color, traits: traits)
    }
    return [TextRun(text: shownText, font: usedFont.spec, color: color.displayColor(with: traits))]
  }

  func drawText() -> [DisplayItem] {
    let (layout, rect) = textPlace()
    return layout.displayItems(in: rect)
  }

  /// The text as it is shown, and where.
  func textPlace() -> (TextLayout, CGRect) {
    let rect =
      hasText
      ? (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)) : placeholderRect(forBounds: bounds)
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth { scale = min(1, max(0.1, minimumFontSize / max(1, usedFont.pointSize))) }
    let layout = TextLayout(
      runs: runs(), size: CGSize(width: max(0, rect.width), height: .infinity),
      options: TextLayoutOptions(
        lineLimit: 1, lineBreak: isEditing ? .truncatingHead : .truncatingTail,
        alignment: textAlignment.layoutAlignment(isRightToLeft: isRightToLeft), minimumScaleFactor: scale))
    let height = layout.size.height
    let y =
      switch contentVerticalAlignment {
      case .top: rect.minY
      case .bottom: rect.maxY - height
      case .center, .fill: rect.midY - height / 2
      }
    return (layout, CGRect(x: rect.minX, y: y, width: rect.width, height: height))
  }

  var fittingSize: CGSize {
    let text = TextLayout(runs: runs(), options: TextLayoutOptions(lineLimit: 1)).size
    let margins = borderStyle == .none ? CGSize.zero : CGSize(width: 2 * UITextField.borderMargin, height: 12)
    let ends = bounds.width - textBox(in: bounds).width - margins.width
    let height = max(usedFont.lineHeight + margins.height, endSize(of: shownLeftView).height)
    return CGSize(width: text.width + margins.width + max(0, ends), height: height)
      .roundedUp(toScale: traits.displayScale)
  }

  func drawBorder() -> [DisplayItem] {
    guard borderStyle != .none else { return [] }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let shape = DisplayPath.roundedRect(
      borderRect(forBounds: bounds).insetBy(dx: 0.25, dy: 0.25), orPlainBelow: radius)
    let fill = UIColor.systemBackground.displayColor(with: traits)
    let line = UIColor.systemGray4.displayColor(with: traits)
    let width: CGFloat =
      switch borderStyle {
      case .roundedRect: 0.5
      case .bezel: 2
      case .line, .none: 1
      }
    return [.fill(shape, .color(fill)), .stroke(shape, .color(line), DisplayStroke(width: width))]
  }

  // MARK: - Ends

  func textBox(in bounds: CGRect) -> CGRect {
    var box = borderStyle == .none ? bounds : bounds.insetBy(dx: UITextField.borderMargin, dy: 0)
    if shownLeftView != nil {
      let end = leftViewRect(forBounds: bounds).maxX
      box.size.width = max(0, box.maxX - max(box.minX, end))
      box.origin.x = max(box.minX, end)
    }
    var right = box.maxX
    if shownRightView != nil { right = min(right, rightViewRect(forBounds: bounds).minX) }
    if showsClearButton { right = min(right, clearButtonRect(forBounds: bounds).minX) }
    box.size.width = max(0, right - box.minX)
    return box
  }

  func endSize(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    return view.bounds.size == .zero
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }

  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

  /// A view at the right end takes the place of the clear button.
  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) && shownRightView == nil }

  func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  func placeEnds() {
    place(leftView, if: shownLeftView != nil) { leftViewRect(forBounds: bounds) }
    place(rightView, if: shownRightView != nil) { rightViewRect(forBounds: bounds) }
    if showsClearButton, clearButton == nil { clearButton = makeClearButton() }
    place(clearButton, if: showsClearButton) { clearButtonRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, if isShown: Bool, at rect: () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.pressClear() }, for: .touchUpInside)
    return button
  }
}
