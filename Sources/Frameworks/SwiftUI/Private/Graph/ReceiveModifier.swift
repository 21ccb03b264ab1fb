import Combine

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
