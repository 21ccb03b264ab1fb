import WindfallCore

/// What stands for an object in conditions: the object as an app has it, or its ID.
public protocol ObjectReferring {
  var referredObject: ObjectID { get }
}

extension ObjectID: ObjectReferring {
  public var referredObject: ObjectID { self }
}

/// What stands for an entity in conditions.
public protocol EntityReferring {
  /// The entity's name.
  var referredEntity: String { get }
}

/// An entity in a condition that is ready to be carried out.
struct EntityReference: Hashable {
  var name: String
}
