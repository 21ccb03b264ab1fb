import UIKit

/// What modifiers that speak of the bars around a page put around a view.
public struct _PageBarModifier: PrimitiveModifier {
  let apply: @MainActor (PageBar, EnvironmentValues) -> Void
  /// Takes back what was said, when the view goes.
  var discard: @MainActor (PageBar) -> Void = { _ in }

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    let discard = view.modifier.discard
    return PageModifierNode(view, context) { modifier, environment, _ in
      if let bar = environment.pageBar { modifier.apply(bar, environment) }
    } discard: { environment, _ in
      if let bar = environment.pageBar { discard(bar) }
    }
  }
}
