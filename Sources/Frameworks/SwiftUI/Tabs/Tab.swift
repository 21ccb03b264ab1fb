/// See [Tab](https://developer.apple.com/documentation/swiftui/tab).
///
/// A tab is a view here, so it stands in the same builders as other views.
public struct Tab<Value, Content: View, Label: View>: View {
  nonisolated(unsafe) private let tag: AnyHashable?
  nonisolated(unsafe) private let content: Content
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private var isHidden = false

  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    tag = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  public var body: some View { content }

  public func hidden(_ hidden: Bool) -> Tab {
    var copy = self
    copy.isHidden = hidden
    return copy
  }
}

extension Tab where Value: Hashable {
  /// A tab for searches stands among the others.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

extension Tab: ViewList {
  var listedViews: [ListedView] {
    if isHidden { return [] }
    var view = ListedView(AnyView(content), id: 0)
    view.tag = tag
    view.tabItem = AnyView(label)
    return [view]
  }
}

extension Tab where Value == Never {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel() }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel() }
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}

/// See [TabSection](https://developer.apple.com/documentation/swiftui/tabsection).
///
/// Its tabs stand among the others, as on an iPhone.
public struct TabSection<Content: View>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection: ViewList {
  var listedViews: [ListedView] { ListedView.list(content) }
}

/// See [TabRole](https://developer.apple.com/documentation/swiftui/tabrole).
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static let search = TabRole(name: "search")
}
