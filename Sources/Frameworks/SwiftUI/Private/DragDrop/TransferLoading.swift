import CoreTransferable
import FoundationOverlay

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
