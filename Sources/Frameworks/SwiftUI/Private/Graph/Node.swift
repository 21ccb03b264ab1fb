import UIKit

/// A node for views of one type.
@preconcurrency @MainActor
public class _Node<V: View>: _ViewNode {
  /// Takes the view's new value.
  func update(_ view: V, _ environment: EnvironmentValues) {
    fatalError("\(type(of: self)) does not update")
  }
}

/// What a new node inherits from the place where it appears.
@preconcurrency @MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  nonisolated(unsafe) let environment: EnvironmentValues
  /// Whether the views go straight into a container that makes only what is in sight.
  let isLazy: Bool

  nonisolated init(graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentValues, isLazy: Bool = false) {
    self.isLazy = isLazy
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }
}

/// Stands between a collection and the views of one of its elements, which are in sight or not.
@MainActor
final class LazyElementNode<Content: View>: _ViewNode {
  private let element: LazyElement
  private(set) var content: _Node<Content>?

  init(_ content: Content, _ element: LazyElement, _ context: _NodeContext) {
    self.element = element
    super.init(context)
    self.content = Content._makeNode(content, childContext)
    element.node = self
  }

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  override var isInSight: Bool { element.isInSight && super.isInSight }

  override func collectItems(into items: inout [LayoutItem]) {
    let first = items.count
    super.collectItems(into: &items)
    for item in items[first...] { item.ownElement = element }
  }
}

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

/// The node of a view whose content becomes the items inside one item.
@MainActor
class ContainerNode<V: View, Content: View>: _Node<V> {
  let item: ContainerItem
  private(set) var content: _Node<Content>?
  private let element: LazyContainerElement?

  init(_ context: _NodeContext, item: ContainerItem) {
    self.item = item
    element = item is LazyContainerItem ? LazyContainerElement(item, context.environment) : nil
    super.init(context)
    item.source = { [unowned self] in
      var items: [LayoutItem] = []
      content?.collectItems(into: &items)
      return items
    }
  }

  /// Makes the content's node; called once, at the end of a subclass's initialiser.
  final func setContent(_ content: Content) {
    let inner = contentEnvironment
    self.content = Content._makeNode(
      content, _NodeContext(graph: graph, parent: self, environment: inner, isLazy: passesLaziness))
    // A lazy container claims its collections before anybody asks them for all their views.
    if let item = item as? LazyContainerItem { _ = item.children }
  }

  /// The content's views go into this container.
  override var passesLaziness: Bool { item is LazyContainerItem }

  final override var children: [_ViewNode] { content.map { [$0] } ?? [] }

  /// What modifiers say of a container that is an element says nothing of what is in it.
  final var contentEnvironment: EnvironmentValues { element == nil ? environment : environment.withoutAccessibility() }

  /// Takes the view's new content, once the environment is the new one.
  final func updateContent(_ content: Content) {
    element?.update(environment)
    self.content?.update(content, contentEnvironment)
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    element?.update(environment)
    content?.updateEnvironment(contentEnvironment)
  }

  final override func collectItems(into items: inout [LayoutItem]) { items.append(element?.item ?? item) }

  override func remove() {
    if isAlive { element?.remove(environment) }
    super.remove()
    item.source = nil
  }

  final override func structureChanged() { item.childrenChanged() }
}
