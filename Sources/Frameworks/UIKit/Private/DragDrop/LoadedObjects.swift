import Synchronization

/// What item providers have loaded so far, in their order.
final class LoadedObjects: @unchecked Sendable {
  private let objects: Mutex<[Slot]>

  private struct Slot: @unchecked Sendable {
    var object: (any NSItemProviderReading)?
    var isLoaded = false
  }

  init(count: Int) { objects = Mutex(Array(repeating: Slot(), count: count)) }

  /// True when nothing is waited for any more.
  func add(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    let slot = Slot(object: object, isLoaded: true)
    return objects.withLock { slots in
      slots[index] = slot
      return slots.allSatisfy(\.isLoaded)
    }
  }

  /// Called on the main queue.
  func pass(to completion: @MainActor ([any NSItemProviderReading]) -> Void) {
    MainActor.unchecked { completion(objects.withLock { $0 }.compactMap(\.object)) }
  }
}
