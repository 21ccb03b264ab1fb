extension View {
  /// The dots of pages have no background.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> Self { self }

  /// The bar keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

  /// Stands under the tabs.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// The looks of a badge.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
}
