import CoreTransferable
import FoundationOverlay
import UniformTypeIdentifiers

/// Reads values from item providers.
@MainActor
enum TransferLoading {
  /// Carries a value that only one side uses at a time.
  private struct Carried<T>: @unchecked Sendable {
    let value: T?
  }

  /// Calls back with those that could be read, in their order.
  static func load<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ done: @escaping @MainActor ([T]) -> Void
  ) {
    Task {
      var items: [T] = []
      for provider in providers {
        if let item = await load(type, from: provider).value { items.append(item) }
      }
      done(items)
    }
  }

  private static func load<T: Transferable>(_ type: T.Type, from provider: NSItemProvider) async -> Carried<T> {
    await withCheckedContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(returning: Carried(value: try? $0.get())) }
    }
  }
}

/// Hands the dropped values to a closure, once all are loaded.
struct TransferDrop<T: Transferable>: DropDelegate {
  nonisolated(unsafe) let isTargeted: (Bool) -> Void
  nonisolated(unsafe) let action: ([T], CGPoint) -> Bool

  nonisolated init(isTargeted: @escaping (Bool) -> Void, action: @escaping ([T], CGPoint) -> Bool) {
    self.isTargeted = isTargeted
    self.action = action
  }

  func dropEntered(info: DropInfo) { isTargeted(true) }

  func dropExited(info: DropInfo) { isTargeted(false) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    let (action, location) = (action, info.location)
    TransferLoading.load(T.self, from: info.itemProviders(for: T.importedContentTypes())) { items in
      if !items.isEmpty { _ = action(items, location) }
    }
    return true
  }
}

/// Hands the dropped item providers to a closure.
struct ProviderDrop: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  nonisolated(unsafe) let action: ([NSItemProvider], CGPoint) -> Bool

  nonisolated init(types: [UTType], isTargeted: Binding<Bool>?, action: @escaping ([NSItemProvider], CGPoint) -> Bool) {
    self.types = types
    self.isTargeted = isTargeted
    self.action = action
  }

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }

  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}
