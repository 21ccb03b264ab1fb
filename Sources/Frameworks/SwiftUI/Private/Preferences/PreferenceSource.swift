/// A node that gives a preference, instead of those below it.
@MainActor
protocol PreferenceSource: _ViewNode {
  /// Gives the value of a key, or nil for other keys. `inner` is what those below give.
  func preference<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value?
}

extension _ViewNode {
  /// The preference of this node and all below it; nil where none gives one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let source = self as? any PreferenceSource,
      let value = source.preference(key, inner: { preferenceBelow(key) })
    {
      return value
    }
    return preferenceBelow(key)
  }

  private func preferenceBelow<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in madeChildren {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}
