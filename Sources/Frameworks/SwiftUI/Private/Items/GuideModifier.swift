import Foundation

struct GuideModifier: LayoutModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeItem(_ child: LayoutItem) -> GuideItem { GuideItem(child: child) }

  func configure(_ item: GuideItem, _ environment: EnvironmentValues) -> Bool {
    item.key = key
    item.compute = compute
    return true
  }
}
