/// What a `modelContainer(for:)` asks for.
struct ContainerRequest {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
}

/// Keeps the containers that views and scenes asked for by their models: bodies are evaluated again and again.
@MainActor final class ContainerOwner {
  /// An app's scenes live as long as it does.
  static let ofScenes = ContainerOwner()

  private var containers: [[ObjectIdentifier]: ModelContainer] = [:]

  nonisolated init() {}

  /// Stops where the container cannot be made, as on iOS where nobody handles it.
  func context(for request: ContainerRequest) -> ModelContext {
    let key = request.types.map { ObjectIdentifier($0) }
    if let container = containers[key] { return container.mainContext }
    let result = Result {
      let schema = Schema(request.types)
      return try ModelContainer(
        for: schema, configurations: ModelConfiguration(schema: schema, isStoredInMemoryOnly: request.inMemory))
    }
    request.onSetup(result)
    switch result {
    case .success(let container):
      containers[key] = container
      container.mainContext.autosaveEnabled = request.isAutosaveEnabled
      if request.isUndoEnabled { container.mainContext.undoManager = UndoManager() }
      return container.mainContext
    case .failure(let error):
      fatalError("failed to make a container for \(request.types): \(error)")
    }
  }
}
