import UIKit

nonisolated extension View {
  @preconcurrency public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> ModifiedContent<Self, _PresentationModifier> {
    nonisolated(unsafe) let item = item
    return presenting {
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
  ) -> some View {
    toolbar(content(), id: id)
  }
}

/// Takes all it is offered, and reaches over the safe area: the bar inside keeps clear of it.
@MainActor
final class NavigationItem: ViewItem<UIView> {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func placeContents(_ rect: CGRect, _ proposal: ProposedViewSize) {
    view.frame = SafeArea.extend(rect, of: self, over: .all)
  }
}

/// What modifiers that speak of the page's place in the bar put around a view.
public struct _NavigationItemModifier: PrimitiveModifier {
  let configure: @MainActor (UINavigationItem) -> Void

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    PageModifierNode(view, context) { modifier, environment, _ in
      if let item = environment.navigationItem { modifier.configure(item) }
    }
  }
}

extension EnvironmentValues {
  private enum ItemKey: EnvironmentKey { static var defaultValue: UINavigationItem? { nil } }

  /// What the page around shows in the bar.
  var navigationItem: UINavigationItem? {
    get { self[ItemKey.self] }
    set { self[ItemKey.self] = newValue }
  }
}
