import UIKit

/// The node of a view that one view of UIKit's shows, which is set up anew with each update.
@MainActor
class LeafNode<V: View>: _Node<V>, StateDependent {
  private(set) final var view: V
  private let item: LayoutItem
  private let isElement: Bool

  /// `isElement` says whether UI tests find it; subclasses revalidate at the end of their initialisers.
  init(_ view: V, _ item: LayoutItem, _ context: _NodeContext, isElement: Bool = true) {
    self.view = view
    self.item = item
    self.isElement = isElement
    super.init(context)
    if isElement { environment.accessibilityScope?.elementAdded() }
  }

  final override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    revalidate()
  }

  final override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    revalidate()
  }

  final override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  final override func remove() {
    if isAlive, isElement { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }
}
