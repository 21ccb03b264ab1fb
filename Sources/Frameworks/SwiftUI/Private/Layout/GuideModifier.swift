import Foundation

/// What `alignmentGuide` puts around a view.
public struct _GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeItem(_ child: LayoutItem) -> GuideItem { GuideItem(child: child) }

  func configure(_ item: GuideItem, _ environment: EnvironmentValues) -> Bool {
    item.key = key
    item.compute = compute
    return true
  }
}
