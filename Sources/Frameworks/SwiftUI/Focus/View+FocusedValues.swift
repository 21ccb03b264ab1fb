nonisolated extension View {
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return modifier(_FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
  }

  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return modifier(
      _FocusedValueModifier(isForScene: false) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return modifier(_FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
  }

  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return modifier(
      _FocusedValueModifier(isForScene: true) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(_FocusedValueModifier(isForScene: false) { $0[objectOf: T.self] = object })
  }

  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(
      _FocusedValueModifier(isForScene: false) { values in
        if let object { values[objectOf: T.self] = object }
      })
  }

  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(_FocusedValueModifier(isForScene: true) { $0[objectOf: T.self] = object })
  }

  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(
      _FocusedValueModifier(isForScene: true) { values in
        if let object { values[objectOf: T.self] = object }
      })
  }
}
