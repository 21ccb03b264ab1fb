import Foundation

/// The size of a container, and the items that depend on it.
@MainActor
final class RelativeSize {
  private struct WeakItem {
    weak var item: LayoutItem?
  }

  private(set) var size = CGSize.zero
  private var items: [WeakItem] = []

  func add(_ item: LayoutItem) { items.append(WeakItem(item: item)) }

  /// Has the items laid out again where the size is a new one.
  func set(_ size: CGSize) {
    if size == self.size { return }
    self.size = size
    items.removeAll { $0.item == nil }
    for entry in items { entry.item?.invalidateLayout() }
  }
}

/// What `containerRelativeFrame` takes its measure from: a scroll view, or what fills the screen.
@MainActor
protocol RelativeContainer: LayoutItem {
  var relativeSize: RelativeSize { get }
}

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
