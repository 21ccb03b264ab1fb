nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    let parts = ReflectedParts(["storage": ReflectedParts(["view": ReflectedParts(["content": label])])])
    return modifier(_TabItemModifier(label: AnyView(label))).written(TabItemTraitKey.self, Optional(parts) as Any)
  }

  /// Zero shows no badge.
  public func badge(_ count: Int) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: count == 0 ? nil : String(count)))
  }

  public func badge(_ label: Text?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: label?.plainString))
  }

  public func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, _BadgeModifier> {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: label.map { String($0) }))
  }

  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind).modifier(_TabViewStyleWriter(style: style))
  }
}

nonisolated extension View {
  /// The dots of pages have no background.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(IndexViewStyleModifier(style: style))
  }

  /// The bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

  /// Stands under the tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Where it says that there is one: the accessory stands in its own row.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom) { if isEnabled { content() } }
  }

  /// The looks of a badge.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}

/// What `badge` puts around a view: a tab shows it at its button, a row of a list at its end.
public struct _BadgeModifier: ViewModifier, ListedTrait {
  let text: String?
  @Environment(\.isListRow) private var isListRow

  nonisolated init(text: String?) { self.text = text }

  public func body(content: Content) -> some View {
    if isListRow, let text {
      HStack {
        content
        Spacer()
        Text(verbatim: text).foregroundColor(.secondary)
      }
    } else {
      content
    }
  }

  func write(to view: inout ListedView) { view.badge = text }
}

/// See [TabViewBottomAccessoryPlacement](https://developer.apple.com/documentation/swiftui/tabviewbottomaccessoryplacement).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

extension EnvironmentValues {
  /// The bar keeps its size, so the accessory stays above it.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
