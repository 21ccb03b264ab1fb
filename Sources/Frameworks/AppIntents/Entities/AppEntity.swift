/// See [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }

  var displayRepresentation: DisplayRepresentation { get }
}

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

/// See [EntityStringQuery](https://developer.apple.com/documentation/appintents/entitystringquery).
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// See [AppEnum](https://developer.apple.com/documentation/appintents/appenum).
public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue: LosslessStringConvertible {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
