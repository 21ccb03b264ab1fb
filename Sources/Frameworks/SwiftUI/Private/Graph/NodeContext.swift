/// What a new node inherits from the place where it appears.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  let environment: EnvironmentValues
  /// Whether the views go straight into a container that makes only what is in sight.
  let isLazy: Bool

  init(graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentValues, isLazy: Bool = false) {
    self.isLazy = isLazy
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }
}
