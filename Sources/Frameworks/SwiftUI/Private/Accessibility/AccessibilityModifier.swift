import UIKit

/// Says something of the elements inside.
public struct _AccessibilityModifier: PrimitiveModifier {
  let attributes: AccessibilityAttributes

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    AccessibilityNode(view, context)
  }
}
