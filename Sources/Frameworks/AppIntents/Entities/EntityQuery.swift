/// See [EntityQuery](https://developer.apple.com/documentation/appintents/entityquery).
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity

  init()

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
}
