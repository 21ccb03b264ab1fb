/// See [EntityQuery](https://developer.apple.com/documentation/appintents/entityquery).
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection = [Entity]

  init()

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  func suggestedEntities() async throws -> Result

  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>

  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// See [EntityStringQuery](https://developer.apple.com/documentation/appintents/entitystringquery).
public protocol EntityStringQuery: EntityQuery {
  associatedtype StringQueryResult: ResultsCollection = [Entity]

  func entities(matching string: String) async throws -> StringQueryResult
}

/// See [EnumerableEntityQuery](https://developer.apple.com/documentation/appintents/enumerableentityquery).
public protocol EnumerableEntityQuery: EntityQuery {
  // Named again, it is inferred from the requirement below.
  associatedtype Entity

  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// See [UniqueAppEntity](https://developer.apple.com/documentation/appintents/uniqueappentity).
public protocol UniqueAppEntityQuery: EntityQuery {
  func uniqueEntity() async throws -> Entity
}
