/// A property that holds objects of another entity.
public struct RelationshipDefinition: Codable, Hashable, Sendable {
  /// What becomes of the objects that a deleted object held.
  public enum DeleteRule: String, Codable, CaseIterable, Hashable, Sendable {
    case noAction, nullify, cascade, deny
  }

  public var name: String
  public var destination: String
  /// The relationship of the destination that leads back.
  public var inverse: String?
  public var isToMany: Bool
  public var isOrdered: Bool
  public var isOptional: Bool
  public var isTransient: Bool
  public var deleteRule: DeleteRule
  /// 0 where there is no bound.
  public var minimumCount: Int
  /// 0 where there is no bound; 1 for a relationship to one object.
  public var maximumCount: Int
  public var userInfo: [String: String]
  public var renamingIdentifier: String?
  public var versionHashModifier: String?

  public init(
    name: String, destination: String, inverse: String? = nil, isToMany: Bool = false, isOrdered: Bool = false,
    isOptional: Bool = true, isTransient: Bool = false, deleteRule: DeleteRule = .nullify, minimumCount: Int = 0,
    maximumCount: Int = 0, userInfo: [String: String] = [:], renamingIdentifier: String? = nil,
    versionHashModifier: String? = nil
  ) {
    self.name = name
    self.destination = destination
    self.inverse = inverse
    self.isToMany = isToMany
    self.isOrdered = isOrdered
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.deleteRule = deleteRule
    self.minimumCount = minimumCount
    self.maximumCount = maximumCount
    self.userInfo = userInfo
    self.renamingIdentifier = renamingIdentifier
    self.versionHashModifier = versionHashModifier
  }
}
