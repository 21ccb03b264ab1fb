/// What a new node inherits from the place where it appears.
@MainActor
public struct _NodeContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  let environment: EnvironmentValues

  init(graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    self.environment = environment
  }
}
