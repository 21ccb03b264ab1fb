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

/// A property that views take over from their appearance proxy.
@MainActor struct AppearanceProperty {
  /// Sets the property of the second view to that of the first one, if that has a value and the second one has not.
  let copy: @MainActor (UIView, UIView) -> Void

  /// A property that is nil by default.
  init<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value?>) {
    copy = { proxy, view in
      guard let proxy = proxy as? View, let view = view as? View, let value = proxy[keyPath: path],
        view[keyPath: path] == nil
      else { return }
      view[keyPath: path] = value
    }
  }

  /// A property with another default.
  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>, default standard: Value) {
    copy = { proxy, view in
      guard let proxy = proxy as? View, let view = view as? View, proxy[keyPath: path] != standard,
        view[keyPath: path] == standard
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  private init(_ copy: @escaping @MainActor (UIView, UIView) -> Void) { self.copy = copy }

  static let all: [AppearanceProperty] = [
    AppearanceProperty { proxy, view in
      if proxy.hasOwnTintColor, !view.hasOwnTintColor { view.tintColor = proxy.tintColor }
    },
    AppearanceProperty { proxy, view in
      guard !(view is UINavigationBar || view is UITabBar), let color = proxy.backgroundColor else { return }
      if view.backgroundColor == nil { view.backgroundColor = color }
    },
    AppearanceProperty(\UIView.semanticContentAttribute, default: .unspecified),
    AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.storedStandardAppearance),
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UINavigationBar.isTranslucent, default: true), AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.storedStandardAppearance),
    AppearanceProperty(\UITabBar.scrollEdgeAppearance), AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
  ]
}
