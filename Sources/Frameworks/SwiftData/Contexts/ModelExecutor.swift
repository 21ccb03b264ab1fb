/// See [ModelExecutor](https://developer.apple.com/documentation/swiftdata/modelexecutor).
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// See [SerialModelExecutor](https://developer.apple.com/documentation/swiftdata/serialmodelexecutor).
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// See [DefaultSerialModelExecutor](https://developer.apple.com/documentation/swiftdata/defaultserialmodelexecutor).
public class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    modelContext.objects.perform { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// See [ModelActor](https://developer.apple.com/documentation/swiftdata/modelactor).
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }

  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      fatalError("\(type(of: modelExecutor)) is no SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }

  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id) ?? modelContext.model(for: id) as? T
  }
}
