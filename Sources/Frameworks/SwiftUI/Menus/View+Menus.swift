nonisolated extension View {
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

/// Menus have one look here, and their elements keep their order.
nonisolated extension View {
  public func menuOrder(_ order: MenuOrder) -> Self { self }
}

/// See [MenuOrder](https://developer.apple.com/documentation/swiftui/menuorder).
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let fixed = MenuOrder(name: "fixed")
  public static let priority = MenuOrder(name: "priority")
}

nonisolated extension View {
  /// Lists and tables with a selection of this type show the menu when a finger stays down on a row, and tell of a tap on one
  /// while they are not edited.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.selectionMenu, SelectionMenu(menu, primaryAction))
  }
}

/// See [ContextMenu](https://developer.apple.com/documentation/swiftui/contextmenu).
@available(iOS, deprecated: 100000)
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  @available(iOS, deprecated: 100000)
  public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
