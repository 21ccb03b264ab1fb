extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedContent<Self, _RowInsetsModifier> {
    modifier(_RowInsetsModifier(insets: insets))
  }

  public func listRowBackground<V: View>(_ view: V?) -> ModifiedContent<Self, _RowBackgroundModifier<V>> {
    modifier(_RowBackgroundModifier(background: view))
  }

  /// A swipe shows all actions, however far it goes.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _RowSwipesModifier<T>> {
    modifier(_RowSwipesModifier(buttons: content(), edge: edge))
  }

  /// Lists draw no lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}
