import Combine

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: action))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(disappear: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  )
    -> ModifiedContent<Self, _TaskModifier<Int>>
  {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  @preconcurrency public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<T>> {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }

  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> ModifiedContent<Self, _ReceiveModifier<P>> where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}

/// What `onAppear` puts around a view.
public struct _AppearanceActionModifier: LifeCycleModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  func appeared(_ memory: LifeCycleMemory) { appear?() }
  func disappeared(_ memory: LifeCycleMemory) { disappear?() }
}

/// What `onChange` puts around a view.
public struct _ValueActionModifier<Value: Equatable>: LifeCycleModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func appeared(_ memory: LifeCycleMemory) { if isInitial { action(value, value) } }

  func changed(from old: _ValueActionModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    if old.value == value { return }
    let (action, before, after) = (action, old.value, value)
    graph.afterUpdate { action(before, after) }
  }
}

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

  @MainActor private func start(_ memory: LifeCycleMemory) {
    let action = action
    memory.task = Task(priority: priority) { @MainActor in await action() }
  }
}

/// What `onReceive` puts around a view.
public struct _ReceiveModifier<P: Publisher>: LifeCycleModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The closure of the latest update, called for each value.
  private final class Receiver {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func appeared(_ memory: LifeCycleMemory) {
    let receiver = Receiver(action)
    memory.object = receiver
    receiver.subscription = publisher.sink { [weak receiver] value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { receiver?.action(value) }
    }
  }

  func changed(from old: _ReceiveModifier, _ memory: LifeCycleMemory, _ graph: ViewGraph) {
    (memory.object as? Receiver)?.action = action
  }

  func disappeared(_ memory: LifeCycleMemory) { memory.object = nil }
}
