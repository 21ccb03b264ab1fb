import Combine

struct AppearModifier: LifeCycleModifier {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  func appeared(_ memory: LifeCycleMemory) { onAppear?() }
  func disappeared(_ memory: LifeCycleMemory) { onDisappear?() }
}

struct ChangeModifier<Value: Equatable>: LifeCycleModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  func appeared(_ memory: LifeCycleMemory) { if isInitial { action(value, value) } }

  func changed(from old: ChangeModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    if old.value == value { return }
    let (action, before, after) = (action, old.value, value)
    graph.afterUpdate { action(before, after) }
  }
}

struct TaskModifier<ID: Equatable>: LifeCycleModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func appeared(_ memory: LifeCycleMemory) { start(memory) }

  func changed(from old: TaskModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
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

struct ReceiveModifier<P: Publisher>: LifeCycleModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  /// The closure of the latest update, called for each value.
  private final class Receiver {
    var action: @MainActor (P.Output) -> Void
    var subscription: AnyCancellable?

    init(_ action: @escaping @MainActor (P.Output) -> Void) { self.action = action }
  }

  func appeared(_ memory: LifeCycleMemory) {
    let receiver = Receiver(action)
    memory.object = receiver
    receiver.subscription = publisher.sink { [weak receiver] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { receiver?.action(value) }
    }
  }

  func changed(from old: ReceiveModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    (memory.object as? Receiver)?.action = action
  }

  func disappeared(_ memory: LifeCycleMemory) { memory.object = nil }
}

extension View {
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action))
  }

  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearModifier(onDisappear: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void)
    -> some View
  {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
