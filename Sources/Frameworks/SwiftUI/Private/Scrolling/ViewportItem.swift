import UIKit

/// The item of a scroll view: containers inside it ask what is in sight.
@MainActor
class ViewportItem: HostItem {
  private var containers: [WeakContainer] = []

  private struct WeakContainer {
    weak var container: LazyContainerItem?
  }

  init(view: ViewportView, child: LayoutItem) {
    super.init(view: view, child: child)
    view.onMove = { [weak self] in self?.moved() }
  }

  /// What is in sight, in the coordinates of the contents.
  final var visibleRect: CGRect { view.bounds }

  /// Keeps a container that wants to know when the contents move.
  final func add(_ container: LazyContainerItem) {
    if containers.contains(where: { $0.container === container }) { return }
    containers.removeAll { $0.container == nil }
    containers.append(WeakContainer(container: container))
  }

  /// The contents were scrolled.
  func moved() { for entry in containers { entry.container?.viewportMoved() } }
}

/// A scroll view that says when its contents move.
class ViewportView: UIScrollView {
  var onMove: (() -> Void)?
  /// Views inside that want to know when they move.
  let watchers = NSHashTable<VisibilityView>.weakObjects()

  override var contentOffset: CGPoint {
    didSet {
      guard contentOffset != oldValue else { return }
      onMove?()
      for view in watchers.allObjects { view.check() }
    }
  }

  /// What is laid out in it knows the safe area already.
  override var adjustedContentInset: UIEdgeInsets { contentInset }
}
