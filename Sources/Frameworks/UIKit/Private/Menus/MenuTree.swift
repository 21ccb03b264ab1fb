/// A tree of menus that is being built.
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, of system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  // MARK: - What the system has

  static func main() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: "App", identifier: .application,
          children: [group(.about), group(.preferences), group(.services), group(.hide), group(.quit)]),
        UIMenu(
          title: "File", identifier: .file,
          children: [
            group(.newItem), group(.open), UIMenu(title: "Open Recent", identifier: .openRecent), group(.close),
            group(.document), group(.print),
          ]),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: [
            group(.undoRedo), group(.standardEdit, EditAction.commands), UIMenu(title: "Find", identifier: .find),
            group(.replace), group(.share), group(.textStyle), UIMenu(title: "Spelling", identifier: .spelling),
            UIMenu(title: "Substitutions", identifier: .substitutions),
            UIMenu(title: "Transformations", identifier: .transformations),
            UIMenu(title: "Speech", identifier: .speech), group(.lookup), group(.learn), group(.autoFill),
          ]),
        UIMenu(
          title: "Format", identifier: .format,
          children: [
            UIMenu(
              title: "Font", identifier: .font,
              children: [group(.textSize), group(.textColor), group(.textStylePasteboard)]),
            UIMenu(
              title: "Text", identifier: .text,
              children: [group(.alignment), UIMenu(title: "Writing Direction", identifier: .writingDirection)]),
          ]),
        UIMenu(
          title: "View", identifier: .view, children: [group(.toolbar), group(.sidebar), group(.fullscreen)]),
        UIMenu(
          title: "Window", identifier: .window,
          children: [group(.newScene), group(.minimizeAndZoom), group(.bringAllToFront)]),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  static func context() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        group(.standardEdit, EditAction.commands), group(.replace), group(.lookup), group(.share), group(.textStyle),
      ])
  }

  private static func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  // MARK: - Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
    } as? UICommand
  }

  private func first(in element: UIMenuElement, where isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isWanted(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = first(in: child, where: isWanted) { return found }
    }
    return nil
  }

  // MARK: - Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change { ($0 as? UIMenu)?.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change { element in
      guard let menu = element as? UIMenu, menu.identifier == parentIdentifier else { return nil }
      return [menu.replacingChildren(childrenBlock(menu.children))]
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change { ($0 as? UIMenu)?.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change { ($0 as? UIMenu)?.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { ($0 as? UIMenu)?.identifier == removedIdentifier ? [] : nil }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change { ($0 as? UIAction)?.identifier == removedIdentifier ? [] : nil }
  }

  /// Puts others in the place of each element for which there are some.
  private func change(_ replacement: (UIMenuElement) -> [UIMenuElement]?) {
    if let new = replacement(root) {
      if let menu = new.first as? UIMenu { root = menu }
    } else {
      root = changed(root, replacement)
    }
  }

  private func changed(_ menu: UIMenu, _ replacement: (UIMenuElement) -> [UIMenuElement]?) -> UIMenu {
    var isChanged = false
    let children = menu.children.flatMap { child in
      if let new = replacement(child) {
        isChanged = true
        return new
      }
      guard let inner = child as? UIMenu else { return [child] }
      let new = changed(inner, replacement)
      isChanged = isChanged || new !== inner
      return [new]
    }
    return isChanged ? menu.replacingChildren(children) : menu
  }
}
