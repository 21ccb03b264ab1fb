/// What `onChange` puts around a view.
public struct _ChangeModifier<Value: Equatable>: LifeCycleModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func appeared(_ memory: LifeCycleMemory) { if isInitial { action(value, value) } }

  func changed(from old: _ChangeModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    if old.value == value { return }
    let (action, before, after) = (action, old.value, value)
    graph.afterUpdate { action(before, after) }
  }
}
