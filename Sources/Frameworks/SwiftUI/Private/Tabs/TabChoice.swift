/// The app's own memory of which tab is shown, by the tabs' tags.
@MainActor
struct TabChoice {
  let get: @MainActor () -> AnyHashable
  let set: @MainActor (AnyHashable) -> Void

  /// A tag of another type than the binding's cannot be chosen.
  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = { tag in
      if let value = tag.base as? Value { binding.wrappedValue = value }
    }
  }
}
