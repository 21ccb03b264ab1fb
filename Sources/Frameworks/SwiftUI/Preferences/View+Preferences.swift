nonisolated extension View {
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    nonisolated(unsafe) let value = value
    return modifier(_PreferenceWritingModifier { _ in value })
  }

  @preconcurrency public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping @MainActor (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    modifier(
      _PreferenceWritingModifier { inner in
        var value = inner ?? K.defaultValue
        callback(&value)
        return value
      })
  }

  /// Preferences of other pages of a navigation do not reach the views around it.
  @preconcurrency public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceReaderModifier<K>> where K.Value: Equatable {
    modifier(_PreferenceReaderModifier(action: action))
  }
}

/// See [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
