/// A fetch request that a model keeps under a name.
public struct FetchRequestDefinition: Codable, Hashable, Sendable {
  /// What the request gives for each object.
  public enum ResultKind: String, Codable, CaseIterable, Hashable, Sendable {
    case objects, objectIDs, dictionaries, count
  }

  public var name: String
  public var entity: String
  /// A predicate's format, with `$NAME` for variables.
  public var predicate: String?
  public var resultKind = ResultKind.objects
  /// 0 where there is no bound.
  public var fetchLimit = 0
  public var fetchBatchSize = 0
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var includesPendingChanges = true
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false

  public init(name: String, entity: String, predicate: String? = nil) {
    self.name = name
    self.entity = entity
    self.predicate = predicate
  }
}
