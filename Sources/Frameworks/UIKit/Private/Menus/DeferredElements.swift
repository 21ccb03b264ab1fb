/// Loads the deferred elements of an open menu, once for each time that it is open.
@MainActor final class DeferredElements {
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var isResolving = false
  /// Called when elements have come that the menu was shown without.
  var onLoad: (@MainActor () -> Void)?

  /// The menu with what was loaded in place of the deferred elements, and with a row that says so where nothing has yet.
  func resolve(_ menu: UIMenu) -> UIMenu {
    isResolving = true
    defer { isResolving = false }
    return menu.replacingChildren(menu.children.flatMap(expand))
  }

  private func expand(_ element: UIMenuElement) -> [UIMenuElement] {
    if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
      return [menu.replacingChildren(menu.children.flatMap(expand))]
    }
    guard let element = element as? UIDeferredMenuElement else { return [element] }
    let id = ObjectIdentifier(element)
    if loaded[id] == nil {
      loaded[id] = [UIAction(title: "Loading…", attributes: .disabled) { _ in }]
      element.load { [weak self] elements in
        guard let self else { return }
        self.loaded[id] = elements
        if !self.isResolving { self.onLoad?() }
      }
    }
    return (loaded[id] ?? []).flatMap(expand)
  }
}
