@MainActor
final class LifeCycleNode<Content: View, Modifier: LifeCycleModifier>: _Node<ModifiedContent<Content, Modifier>> {
  private var modifier: Modifier
  private let content: _Node<Content>
  private let memory = LifeCycleMemory()
  private var hasAppeared = false

  init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    content = Content._makeNode(view.content, context)
    super.init(context)
    if isShown { appearLater() }
  }

  override var children: [_ViewNode] { [content] }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ environment: EnvironmentValues) {
    self.environment = environment
    let old = modifier
    modifier = view.modifier
    modifier.changed(from: old, memory, graph)
    content.update(view.content, environment)
  }

  override func shownChanged() {
    super.shownChanged()
    if isShown { appearLater() } else { disappearLater() }
  }

  override func remove() {
    let wasAlive = isAlive
    super.remove()
    if wasAlive { disappearLater() }
  }

  private func appearLater() {
    graph.afterUpdate { [weak self] in
      guard let self, self.isAlive, self.isShown, !self.hasAppeared else { return }
      self.hasAppeared = true
      self.modifier.appeared(self.memory)
    }
  }

  private func disappearLater() {
    guard hasAppeared else { return }
    hasAppeared = false
    let (modifier, memory) = (modifier, memory)
    graph.afterUpdate { modifier.disappeared(memory) }
  }
}

/// A modifier that does something when its content comes, goes or changes.
nonisolated protocol LifeCycleModifier: PrimitiveModifier {
  /// Called after the update in which the content came.
  @MainActor func appeared(_ memory: LifeCycleMemory)
  /// Called in an update, with the modifier of the update before.
  @MainActor func changed(from old: Self, _ memory: LifeCycleMemory, _ graph: ViewGraph)
  /// Called when the content goes.
  @MainActor func disappeared(_ memory: LifeCycleMemory)
}

@MainActor
extension LifeCycleModifier {
  func appeared(_ memory: LifeCycleMemory) {}
  func changed(from old: Self, _ memory: LifeCycleMemory, _ graph: ViewGraph) {}
  func disappeared(_ memory: LifeCycleMemory) {}

  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    LifeCycleNode(view, context)
  }
}

/// What a life cycle modifier keeps between updates.
@MainActor
final class LifeCycleMemory {
  var object: AnyObject?
  var task: Task<Void, Never>?
}
