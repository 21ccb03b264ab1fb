/// The appearance proxies that were asked for.
@MainActor enum AppearanceProxies {
  private struct Entry {
    let type: UIView.Type
    /// The innermost container first.
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
  }

  private static var entries: [Entry] = []

  static var isEmpty: Bool { entries.isEmpty }

  static func proxy<View: UIView>(of type: View.Type, inside containers: [any UIAppearanceContainer.Type]) -> View {
    let known = entries.first { entry in
      entry.type == type && entry.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let proxy = known?.proxy as? View { return proxy }
    guard let proxy = RuntimeClass.makeObject(of: type) as? View else {
      fatalError("\(type).appearance(): the class cannot be made with init()")
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy))
    return proxy
  }

  static func removeAll() { entries = [] }

  /// Gives the view what proxies have for it; those of the nearest class and of the most containers first.
  static func apply(to view: UIView) {
    let matching = entries.enumerated().filter { _, entry in
      view.isKind(of: entry.type) && matches(entry.containers, around: view) && entry.proxy !== view
    }
    let ordered = matching.sorted { first, second in
      if first.element.containers.count != second.element.containers.count {
        return first.element.containers.count > second.element.containers.count
      }
      if first.element.type == second.element.type { return first.offset > second.offset }
      return first.element.proxy.isKind(of: second.element.type)
    }
    for entry in ordered.map(\.element) {
      for property in AppearanceProperty.all { property.copy(entry.proxy, view) }
    }
  }

  private static func matches(_ containers: [any UIAppearanceContainer.Type], around view: UIView) -> Bool {
    var remaining = containers[...]
    var responder: UIResponder? = view.next
    while let wanted: AnyClass = remaining.first, let current = responder {
      if current.isKind(of: wanted) { remaining = remaining.dropFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }
}
