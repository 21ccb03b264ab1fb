import Foundation

/// What `position` puts around a view.
public struct _PositionModifier: LayoutModifier {
  let position: CGPoint

  func makeItem(_ child: LayoutItem) -> PositionItem { PositionItem(child: child) }

  func configure(_ item: PositionItem, _ environment: EnvironmentValues) -> Bool {
    if item.position == position { return false }
    item.position = position
    return true
  }
}
