/// The identity of one view in the graph: it lives as long as its view stays in place, and so does the view's state.
@MainActor
public class _ViewNode {
  let graph: ViewGraph
  /// Outlives this node, which is removed together with it.
  private unowned let parent: _ViewNode?
  let depth: Int
  var environment: EnvironmentValues
  var isAlive = true
  var isInvalid = false
  var observationTarget: ObservationTarget?

  init(_ context: _NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? 0) + 1
    environment = context.environment
  }

  /// The context for nodes below this one.
  final var childContext: _NodeContext { _NodeContext(graph: graph, parent: self, environment: environment) }

  /// Nodes directly below.
  var children: [_ViewNode] { [] }

  /// Takes a changed environment where the view itself is unchanged.
  func updateEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    for child in children { child.updateEnvironment(environment) }
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
  func shownChanged() { for child in children { child.shownChanged() } }

  /// Ends the node and all below it.
  func remove() {
    isAlive = false
    for child in children { child.remove() }
  }
}
