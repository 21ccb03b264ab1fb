/// See [AppEntity](https://developer.apple.com/documentation/appintents/appentity).
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: DefaultQuery { get }

  var displayRepresentation: DisplayRepresentation { get }
}
