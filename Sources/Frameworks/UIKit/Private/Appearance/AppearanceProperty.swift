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
