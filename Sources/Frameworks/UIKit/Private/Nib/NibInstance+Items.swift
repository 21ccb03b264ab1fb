import WindfallCore

extension NibInstance {
  func makeNavigationItem(_ element: InterfaceElement) -> UINavigationItem {
    found(type(of: element, as: UINavigationItem.self).init(coder: NibCoder(element, in: self)), element)
  }

  func decode(_ item: UINavigationItem, from element: InterfaceElement) {
    let values = NibValues(element: element, nib: self)
    register(item, for: element)
    if let title = values.text("title") { item.title = title }
    if let prompt = values.text("prompt") { item.prompt = prompt }
    if let mode = values.word(
      "largeTitleDisplayMode",
      ["automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never])
    {
      item.largeTitleDisplayMode = mode
    }
    if let hides = values.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let title = values.text("backButtonTitle") { item.backButtonTitle = title }
    if let supplement = values.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = supplement }
    item.leftBarButtonItems = barButtonItems(of: element, one: "leftBarButtonItem", many: "leftBarButtonItems")
    item.rightBarButtonItems = barButtonItems(of: element, one: "rightBarButtonItem", many: "rightBarButtonItems")
    if let back = element.child(key: "backBarButtonItem") { item.backBarButtonItem = make(back) as? UIBarButtonItem }
    if let view = element.child(key: "titleView") { item.titleView = makeView(view) }
    decodeLater(item, element)
  }

  private func barButtonItems(of element: InterfaceElement, one: String, many: String) -> [UIBarButtonItem]? {
    let elements = element.child(key: one).map { [$0] } ?? element.list(many)
    let items = elements.compactMap { make($0) as? UIBarButtonItem }
    return items.isEmpty ? nil : items
  }

  func decode(_ item: UIBarItem, from element: InterfaceElement) {
    let values = NibValues(element: element, nib: self)
    if let title = values.text("title") { item.title = title }
    if let image = values.image("image") { item.image = image }
    if let enabled = values.bool("enabled") { item.isEnabled = enabled }
    if let tag = values.integer("tag") { item.tag = tag }
    if let insets = values.insets("imageInsets") { item.imageInsets = insets }
    if let image = values.image("landscapeImage") { item.landscapeImagePhone = image }
    if let accessibility = element.child(key: "accessibilityConfiguration") {
      let own = NibValues(element: accessibility, nib: self)
      if let identifier = accessibility["identifier"] { item.accessibilityIdentifier = identifier }
      if let label = own.text("label") { item.accessibilityLabel = label }
    }
    if let item = item as? UIBarButtonItem { decode(item, values) }
    if let item = item as? UITabBarItem { decode(item, values) }
    decodeLater(item, element)
  }

  private func decode(_ item: UIBarButtonItem, _ values: NibValues) {
    if let kind = values.word("systemItem", NibInstance.systemItems) { item.decodeSystemItem(kind) }
    if let style = values.word("style", ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain]) {
      item.style = style
    }
    if let width = values.number("width") { item.width = width }
    if let color = values.color("tintColor") { item.tintColor = color }
    if let view = values.element.child(key: "customView") { item.customView = makeView(view) }
  }

  private func decode(_ item: UITabBarItem, _ values: NibValues) {
    if let kind = values.word("systemItem", NibInstance.systemTabs) { item.title = kind }
    if let image = values.image("selectedImage") { item.selectedImage = image }
    if let badge = values.text("badgeValue") { item.badgeValue = badge }
    if let color = values.color("badgeColor") { item.badgeColor = color }
  }

  /// The titles of the system's tabs.
  private static let systemTabs: KeyValuePairs<String, String> = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated", "recents": "Recents",
    "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks", "search": "Search",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
