@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie, and how two of its values are compared; found once for each type.
@MainActor
final class ViewTypeLayout {
  /// One stored property.
  struct Field {
    let offset: Int
    let property: Property?
  }

  /// A stored property that is dynamic.
  enum Property {
    case connected(any ConnectedProperty.Type)
    /// Keeps nothing, but knows itself what is the same.
    case comparing(any SelfComparingProperty.Type)
    /// A dynamic property of the app's own, with dynamic properties inside.
    case custom(any DynamicProperty.Type, ViewTypeLayout)
  }

  let fields: [Field]
  let fieldTypes: [Any.Type]
  let hasProperties: Bool
  private let size: Int
  /// What two values are compared by, in the order of the fields.
  private let parts: [ComparedPart]
  private static var known: [ObjectIdentifier: ViewTypeLayout] = [:]

  static func of(_ type: Any.Type) -> ViewTypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ViewTypeLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    var types: [Any.Type] = []
    var compared: [ComparedPart] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      let property = Self.property(fieldType)
      found.append(Field(offset: offset, property: property))
      types.append(fieldType)
      compared += ComparedPart.parts(of: fieldType, property, at: offset)
      return true
    }
    fields = found
    fieldTypes = types
    parts = compared
    size = ValueMemory.size(of: type)
    hasProperties = found.contains { $0.property != nil }
  }

  /// The parts of a value that lies inside another one.
  func parts(at offset: Int) -> [ComparedPart] { parts.map { $0.moved(by: offset) } }

  /// Whether two values would give the same body; unsure counts as different.
  func areEqual<V>(_ old: V, _ new: V) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  /// Compares without copying the values, which are left as they are.
  func areEqual<V>(inPlace old: inout V, _ new: inout V) -> Bool {
    withUnsafeMutablePointer(to: &old) { old in
      withUnsafeMutablePointer(to: &new) { new in areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if ValueMemory.sameBytes(old, new, size) { return true }
    if parts.isEmpty { return size == 0 }
    for part in parts where !part.areEqual(old, new) { return false }
    return true
  }

  /// What is to be done with a stored property of this type, where it is dynamic.
  static func property(_ type: Any.Type) -> Property? {
    if ComparedPart.Kind(common: type) != nil || PlainTypes.contains(type) { return nil }
    guard let dynamic = type as? any DynamicProperty.Type else { return nil }
    if let connected = dynamic as? any ConnectedProperty.Type { return .connected(connected) }
    if let comparing = dynamic as? any SelfComparingProperty.Type { return .comparing(comparing) }
    return .custom(dynamic, ViewTypeLayout.of(type))
  }
}
