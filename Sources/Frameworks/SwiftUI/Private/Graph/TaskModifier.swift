/// What `task` puts around a view.
public struct _TaskModifier<ID: Equatable>: LifeCycleModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func appeared(_ memory: LifeCycleMemory) { start(memory) }

  func changed(from old: _TaskModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    guard old.id != id, memory.task != nil else { return }
    memory.task?.cancel()
    start(memory)
  }

  func disappeared(_ memory: LifeCycleMemory) { memory.task?.cancel() }

  private func start(_ memory: LifeCycleMemory) {
    let action = action
    memory.task = Task(priority: priority) { @MainActor in await action() }
  }
}
