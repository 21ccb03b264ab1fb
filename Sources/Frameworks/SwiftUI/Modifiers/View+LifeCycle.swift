import Combine

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearModifier> {
    modifier(_AppearModifier(onAppear: action))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearModifier> {
    modifier(_AppearModifier(onDisappear: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void)
    -> ModifiedContent<Self, _TaskModifier<Int>>
  {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  public func task<T: Equatable>(
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
