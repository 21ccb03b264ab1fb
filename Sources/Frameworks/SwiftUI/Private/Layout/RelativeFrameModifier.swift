import Foundation

/// What `containerRelativeFrame` puts around a view.
struct _RelativeFrameModifier: LayoutModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeItem(_ child: LayoutItem) -> RelativeFrameItem { RelativeFrameItem(child: child) }

  /// Functions cannot be compared.
  func configure(_ item: RelativeFrameItem, _ environment: EnvironmentValues) -> Bool {
    item.axes = axes
    item.alignment = alignment
    item.length = length
    return true
  }
}
