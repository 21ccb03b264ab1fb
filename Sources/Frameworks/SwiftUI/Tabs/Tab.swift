/// See [Tab](https://developer.apple.com/documentation/swiftui/tab).
///
/// A tab is a view here, so it stands in the same builders as other views.
public struct Tab<Value, Content: View, Label: View>: View {
  private let tag: AnyHashable?
  private let content: Content
  private let label: Label

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    tag = AnyHashable(value)
    self.content = content()
    self.label = label()
  }

  public var body: some View { content }
}

extension Tab: ViewList {
  var listedViews: [ListedView] {
    var view = ListedView(AnyView(content), id: 0)
    view.tag = tag
    view.tabItem = AnyView(label)
    return [view]
  }
}

extension Tab where Value == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    tag = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
