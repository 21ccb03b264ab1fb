@_spi(Windfall) import UIKit

/// The identity of one view in the graph: it lives as long as its view stays in place, and so does the view's state.
@preconcurrency @MainActor
public class _ViewNode {
  let graph: ViewGraph
  /// Outlives this node, which is removed together with it.
  private unowned let parent: _ViewNode?
  let depth: Int
  var environment: EnvironmentValues
  var isAlive = true
  var isInvalid = false
  /// Whether the views of the node go straight into a container that makes only what is in sight.
  let isLazy: Bool
  var observationTarget: ObservationTarget?

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    environment = context.environment
    isLazy = context.isLazy
  }

  /// Whether another node lies around this one.
  final func isInside(_ other: AnyObject) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The context for nodes below this one.
  final var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, isLazy: passesLaziness)
  }

  /// Whether nodes below give their views to the container that this node gives its views to, and that is a lazy one.
  var passesLaziness: Bool { isLazy }

  /// Whether no container around has the node out of sight.
  var isInSight: Bool { parent?.isInSight ?? true }

  /// Whether what the node shows is on screen: only then do views appear.
  final var isShown: Bool { graph.isShown && isInSight }

  /// Nodes directly below.
  var children: [_ViewNode] { [] }

  /// Nodes directly below that were made already.
  var madeChildren: [_ViewNode] { children }

  /// Takes a changed environment where the view itself is unchanged.
  func updateEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    for child in madeChildren { child.updateEnvironment(environment) }
  }

  /// Evaluates again what depends on a state that changed.
  func revalidate() { isInvalid = false }

  /// Adds the boxes that the nearest layout container arranges.
  func collectItems(into items: inout [LayoutItem]) {
    for child in children { child.collectItems(into: &items) }
  }

  /// Says that the boxes below have come, gone or moved.
  func structureChanged() { parent?.structureChanged() }

  /// Says that the graph came on screen or went away from it.
  func shownChanged() { for child in madeChildren { child.shownChanged() } }

  /// Ends the node and all below it.
  func remove() {
    isAlive = false
    for child in madeChildren { child.remove() }
  }
}

/// A view that ends in nodes of its own instead of a body.
@preconcurrency @MainActor
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that the graph makes for showing something: tests see through it to what it contains, and fingers too.
class RenderView: UIView {
  override var elementPublishing: ElementPublishing { .transparent }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension _ViewNode {
  /// The texts in the node, for places that show no views.
  var plainText: String {
    if let text = self as? TextNode { return text.text.plainString }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first identifier of a text or picture in the node.
  var firstIdentifier: String? {
    if self is TextNode || self is any PictureSource { return environment.accessibility.identifier }
    return children.lazy.compactMap(\.firstIdentifier).first
  }

  /// The texts in the node; where it has only pictures, what they are called.
  var spokenText: String {
    let text = plainText
    return text.isEmpty ? pictureLabels.joined(separator: ", ") : text
  }

  private var pictureLabels: [String] {
    if let source = self as? any PictureSource { return [source.pictureLabel] }
    return children.flatMap(\.pictureLabels)
  }
}
