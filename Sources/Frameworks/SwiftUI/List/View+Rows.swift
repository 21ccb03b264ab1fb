import Foundation

nonisolated extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isDeleteDisabled: isDisabled))
  }

  public func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isMoveDisabled: isDisabled))
  }

  public func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedContent<Self, _RowFlagsModifier> {
    modifier(_RowFlagsModifier(isSelectionDisabled: isDisabled))
  }

  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing ?? 0) }

  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}

/// Sections keep one distance, and lines one colour.
nonisolated extension View {
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }

  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }

  public func listItemTint(_ tint: ListItemTint?) -> some View {
    let parts = tint.map {
      ReflectedParts(["effect": ReflectedParts(["color": $0.color as Any]), "isFixed": $0.isFixed])
    }
    return self.tint(tint?.color).written(ListItemTintTraitKey.self, parts as Any)
  }
}

nonisolated extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_RowInsetsModifier(insets: insets)).written(ListRowInsetsTraitKey.self, insets as Any)
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let parts = view.map { ReflectedParts(["storage": ReflectedParts(["view": $0])]) }
    return modifier(_RowBackgroundModifier(background: view)).written(ListRowBackgroundTraitKey.self, parts as Any)
  }

  /// A swipe shows all actions, however far it goes.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _RowSwipesModifier<T>> {
    modifier(_RowSwipesModifier(buttons: content(), edge: edge))
  }

  /// The line is the one below the row: hiding the one above alone has no effect.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_RowFlagsModifier(isLineHidden: edges.contains(.bottom) ? visibility == .hidden : nil))
  }

  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> Self { self }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> Self { self }
}

nonisolated extension View {
  /// Lists inside can be pulled down to refresh them; scroll views cannot.
  @preconcurrency public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    transformEnvironment(\.refreshAction) { $0 = RefreshAction(run: action) }
  }
}

/// See [RefreshAction](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
  let run: @MainActor () async -> Void

  public func callAsFunction() async { await run() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  public var refresh: RefreshAction? { refreshAction }

  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// See [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
  let color: Color?
  let isFixed: Bool

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }

  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }

  public static let monochrome = ListItemTint(color: .primary, isFixed: false)
}
