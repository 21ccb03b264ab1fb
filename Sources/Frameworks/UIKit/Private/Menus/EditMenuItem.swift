import WindfallCore

/// One entry of an edit menu.
final class EditMenuItem: UIButton {
  init(_ element: UIMenuElement, _ onChoice: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    setTitle(element.title, for: .normal)
    setTitleColor(.label, for: .normal)
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    isEnabled = !attributes.contains(.disabled)
    isSelected = ((element as? UIAction)?.state ?? (element as? UICommand)?.state) == .on
    accessibilityIdentifier = element.accessibilityIdentifier
    addAction(UIAction { _ in onChoice() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var wantedWidth: CGFloat { intrinsicContentSize.width + 24 }

  override var elementType: ElementType { .menuItem }

  override var elementPublishing: ElementPublishing { .automatic }
}
