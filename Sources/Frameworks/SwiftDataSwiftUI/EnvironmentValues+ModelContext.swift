extension EnvironmentValues {
  /// See [modelContext](https://developer.apple.com/documentation/swiftui/environmentvalues/modelcontext).
  ///
  /// Where no container is set, a context of one that is empty and has no models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? ModelContextKey.empty }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }

  nonisolated(unsafe) static let empty: ModelContext = {
    do {
      return ModelContext(
        try ModelContainer(for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
    } catch {
      fatalError("\(error)")
    }
  }()
}
