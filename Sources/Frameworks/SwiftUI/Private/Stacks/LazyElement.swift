import Foundation

/// An element of a collection in a container that makes only what is in sight.
///
/// It takes the place of its views until they are made, and tells them when they come into sight or leave it.
@MainActor
final class LazyElement: LayoutItem {
  /// Which element of the collection it is.
  var index: Int
  private weak var source: (any LazyElementSource)?
  /// What was made of it.
  weak var node: _ViewNode?
  private(set) var isInSight = false

  init(_ index: Int, of source: any LazyElementSource) {
    self.index = index
    self.source = source
  }

  override var lazyElement: LazyElement? { self }

  var isMade: Bool { node != nil }

  func make() { source?.make(self) }

  func setInSight(_ isInSight: Bool) {
    if isInSight == self.isInSight { return }
    self.isInSight = isInSight
    node?.shownChanged()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    var around = container
    while let item = around {
      if let container = item as? LazyContainerItem { return container.estimatedSize(proposal) }
      around = item.container
    }
    return .zero
  }
}
