import UIKit

/// What modifiers that speak of the page's place in the bar put around a view.
public struct _NavigationItemModifier: PrimitiveModifier {
  let configure: @MainActor (UINavigationItem) -> Void

  public static func _makeNode<C: View>(
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
