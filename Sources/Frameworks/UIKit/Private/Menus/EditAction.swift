import ObjectiveC
import WindfallCore

/// What the edit menu and the shortcuts of a hardware keyboard ask responders for.
@MainActor enum EditAction {
  static let cut = Selector("cut:", method: UIResponder.cut(_:))
  static let copy = Selector("copy:", method: UIResponder.copy(_:))
  static let paste = Selector("paste:", method: UIResponder.paste(_:))
  static let select = Selector("select:", method: UIResponder.select(_:))
  static let selectAll = Selector("selectAll:", method: UIResponder.selectAll(_:))
  static let delete = Selector("delete:", method: UIResponder.delete(_:))

  /// Those that every responder inherits, and only performs where it overrides them.
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
  ]

  /// In the order of the menu.
  private static let titles = [
    (cut, "Cut"), (copy, "Copy"), (paste, "Paste"), (delete, "Delete"), (select, "Select"), (selectAll, "Select All"),
  ]

  static var commands: [UICommand] { titles.map { UICommand(title: $1, action: $0) } }

  /// The entries of the menu that somebody in the chain of a responder performs now, and those that it builds.
  static func suggestions(for responder: UIResponder) -> [UIMenuElement] {
    let builder = MenuTree(MenuTree.context(), of: .context)
    var current: UIResponder? = responder
    while let next = current {
      next.buildMenu(with: builder)
      current = next.next
    }
    let custom = (UIMenuController.shared.menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return able(builder.root.children + custom, responder)
  }

  private static func able(_ elements: [UIMenuElement], _ responder: UIResponder) -> [UIMenuElement] {
    elements.compactMap { element in
      if let command = element as? UICommand {
        return responder.target(forAction: command.action, withSender: command) != nil ? command : nil
      }
      guard let menu = element as? UIMenu else { return element }
      let children = able(menu.children, responder)
      return children.isEmpty && menu.identifier != .standardEdit ? nil : menu.replacingChildren(children)
    }
  }

  /// The action of a shortcut with the command key.
  static func action(of key: UIKey) -> Selector? {
    guard key.modifierFlags == .command else { return nil }
    return switch key.keyCode {
    case .keyboardA: selectAll
    case .keyboardC: copy
    case .keyboardV: paste
    case .keyboardX: cut
    default: nil
    }
  }
}

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
