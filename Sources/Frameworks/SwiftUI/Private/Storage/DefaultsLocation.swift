import Foundation
@_spi(Windfall) import UIKit

/// A binding to an entry of the user defaults.
final class DefaultsLocation<Value>: BindingLocation<Value> {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let form: DefaultsForm<Value>

  init(_ key: String, _ store: UserDefaults, _ initial: Value, _ form: DefaultsForm<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.form = form
    super.init()
  }

  /// The same entry of other user defaults.
  func moved(to store: UserDefaults) -> DefaultsLocation<Value> {
    store === self.store ? self : DefaultsLocation(key, store, initial, form)
  }

  override func get() -> Value {
    let key = key
    nonisolated(unsafe) let store = store
    MainActor.unchecked { DefaultsWatch.shared.noteRead(key, in: store) }
    return store.object(forKey: key).flatMap(form.read) ?? initial
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let key = key
    nonisolated(unsafe) let store = store
    if let object = form.write(value) { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    // A subclass of the app's own may tell nobody.
    MainActor.unchecked { DefaultsWatch.shared.changed(key, in: store) }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return other.key == key && other.store === store
  }
}

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

  /// What is changed without a binding, in any thread, is seen as well.
  private init() {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let store = (notification.object as? UserDefaults).map(ObjectIdentifier.init) else { return }
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.changed(in: store) }
      } else {
        DispatchQueue.main.async { self?.changed(in: store) }
      }
    }
  }

  private func changed(in store: ObjectIdentifier) {
    for entry in Array(entries.keys) where entry.store == store {
      if let watched = entries[entry] { changed(entry.key, in: watched.store) }
    }
  }

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

/// How a value lies in the user defaults.
struct DefaultsForm<Value> {
  /// Nil where what lies there is no such value.
  let read: (Any) -> Value?
  /// Nil takes the entry away.
  let write: (Value) -> Any?

  init(_ read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any? = { $0 }) {
    self.read = read
    self.write = write
  }
}

/// The values that views keep in their scene, by their keys.
@MainActor
enum SceneValues {
  private static var locations: [String: AnyObject] = [:]

  /// The value of a key, which begins with the given one where it has none of this type.
  static func location<Value>(_ key: String, _ value: Value) -> StateLocation<Value> {
    if let known = locations[key] as? StateLocation<Value> { return known }
    let made = StateLocation(value)
    locations[key] = made
    return made
  }
}
