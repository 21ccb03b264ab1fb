extension View {
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, _PresentationModifier> {
    presenting {
      guard let value = item.wrappedValue else { return nil }
      return PresentationRequest(
        id: AnyHashable(value), kind: .push(AnyView(destination(value))), withdraw: { item.wrappedValue = nil })
    }
  }

  /// The title cannot be edited here.
  public func navigationTitle(_ title: Binding<String>) -> ModifiedContent<Self, _NavigationItemModifier> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Bars have one form here.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// Contents cannot be moved by people here.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier> {
    toolbar(content: content)
  }
}
