extension View {
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, _ContextMenuModifier<MenuItems>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// The preview is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> ModifiedContent<Self, _ContextMenuModifier<M>> {
    contextMenu(menuItems: menuItems)
  }
}
