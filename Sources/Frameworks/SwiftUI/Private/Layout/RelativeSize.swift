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
