import Foundation

/// What `aspectRatio` puts around a view.
public struct _AspectModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func makeItem(_ child: LayoutItem) -> AspectItem { AspectItem(child: child) }

  func configure(_ item: AspectItem, _ environment: EnvironmentValues) -> Bool {
    if item.ratio == ratio && item.mode == mode { return false }
    item.ratio = ratio
    item.mode = mode
    return true
  }
}
