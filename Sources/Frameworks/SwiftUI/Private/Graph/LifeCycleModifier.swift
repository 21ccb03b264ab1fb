/// A modifier that does something when its content comes, goes or changes.
@preconcurrency @MainActor
protocol LifeCycleModifier: PrimitiveModifier {
  /// Called after the update in which the content came.
  func appeared(_ memory: LifeCycleMemory)
  /// Called in an update, with the modifier of the update before.
  func changed(from old: Self, _ memory: LifeCycleMemory, _ graph: ViewGraph)
  /// Called when the content goes.
  func disappeared(_ memory: LifeCycleMemory)
}

extension LifeCycleModifier {
  func appeared(_ memory: LifeCycleMemory) {}
  func changed(from old: Self, _ memory: LifeCycleMemory, _ graph: ViewGraph) {}
  func disappeared(_ memory: LifeCycleMemory) {}

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<C, Self>> {
    LifeCycleNode(view, context)
  }
}
