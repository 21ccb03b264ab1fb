/// See [SchemaProperty](https://developer.apple.com/documentation/swiftdata/schemaproperty).
public protocol SchemaProperty: AnyObject {
  var name: String { get set }
  var originalName: String { get set }
  var valueType: any Any.Type { get set }
  var isAttribute: Bool { get }
  var isRelationship: Bool { get }
  var isTransient: Bool { get }
  var isOptional: Bool { get }
  var isUnique: Bool { get }
}
