import Foundation

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

  override func get() -> Value {
    DefaultsWatch.shared.noteRead(key, in: store)
    return store.object(forKey: key).flatMap(form.read) ?? initial
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    if let object = form.write(value) { store.set(object, forKey: key) } else { store.removeObject(forKey: key) }
    DefaultsWatch.shared.changed(key, in: store)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return other.key == key && other.store === store
  }
}
