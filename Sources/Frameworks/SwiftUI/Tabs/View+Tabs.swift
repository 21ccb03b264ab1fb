extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> ModifiedContent<Self, _TabItemModifier> {
    modifier(_TabItemModifier(label: AnyView(label())))
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

  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewKind, style._kind) }
}
