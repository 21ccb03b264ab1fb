import Foundation

/// Knows which bodies read which entry of the user defaults, and has them evaluated again when it changes.
@MainActor
final class DefaultsWatch {
  static let shared = DefaultsWatch()

  private struct Entry: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private struct Watched {
    let store: UserDefaults
    var value: NSObject?
    var readers: [ObservationTarget] = []
  }

  private var entries: [Entry: Watched] = [:]

  /// The body that is being evaluated depends on an entry from now on.
  func noteRead(_ key: String, in store: UserDefaults) {
    guard let reader = ViewGraph.evaluating else { return }
    let entry = Entry(key: key, store: ObjectIdentifier(store))
    var watched = entries[entry] ?? Watched(store: store)
    watched.value = store.object(forKey: key) as? NSObject
    watched.readers.removeAll { $0.isGone || $0 === reader }
    watched.readers.append(reader)
    entries[entry] = watched
  }

  func changed(_ key: String, in store: UserDefaults) {
    let entry = Entry(key: key, store: ObjectIdentifier(store))
    guard var watched = entries[entry] else { return }
    let new = store.object(forKey: key) as? NSObject
    guard new != watched.value else { return }
    watched.value = new
    let readers = watched.readers
    watched.readers = []
    entries[entry] = watched
    for reader in readers { reader.invalidate() }
  }
}
