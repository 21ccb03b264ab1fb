@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie, and how two of its values are compared; found once for each type.
@MainActor
final class ViewTypeLayout {
  /// One stored property.
  struct Field {
    let offset: Int
    let property: Property?
    let equals: ValueMemory.Comparison
  }

  /// A stored property that is dynamic.
  enum Property {
    case connected(any ConnectedProperty.Type)
    /// A dynamic property of the app's own, with dynamic properties inside.
    case custom(any DynamicProperty.Type, ViewTypeLayout)
  }

  let fields: [Field]
  let fieldTypes: [Any.Type]
  let hasProperties: Bool
  private let size: Int
  private static var known: [ObjectIdentifier: ViewTypeLayout] = [:]
  private static var knownComparisons: [ObjectIdentifier: ValueMemory.Comparison] = [:]

  static func of(_ type: Any.Type) -> ViewTypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ViewTypeLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    var types: [Any.Type] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      found.append(Self.field(fieldType, at: offset))
      types.append(fieldType)
      return true
    }
    fields = found
    fieldTypes = types
    size = ValueMemory.size(of: type)
    hasProperties = found.contains { $0.property != nil }
  }

  /// Whether two values would give the same body; unsure counts as different.
  func areEqual<V>(_ old: V, _ new: V) -> Bool {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
    }
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if ValueMemory.sameBytes(old, new, size) { return true }
    if fields.isEmpty { return size == 0 }
    for field in fields where !field.equals(old + field.offset, new + field.offset) { return false }
    return true
  }

  /// How values of a type are compared.
  static func comparison(of type: Any.Type) -> ValueMemory.Comparison {
    if let known = knownComparisons[ObjectIdentifier(type)] { return known }
    let made = makeComparison(of: type)
    knownComparisons[ObjectIdentifier(type)] = made
    return made
  }

  private static func makeComparison(of type: Any.Type) -> ValueMemory.Comparison {
    if let common = ValueMemory.commonComparison(of: type) { return common }
    let size = ValueMemory.size(of: type)
    if ValueMemory.isCompared(byBytesOnly: type) { return { ValueMemory.sameBytes($0, $1, size) } }
    if let property = type as? any DynamicProperty.Type {
      if let own = property as? any SelfComparingProperty.Type { return { ValueMemory.compare(own, $0, $1) } }
    } else if let equatable = type as? any Equatable.Type {
      return { ValueMemory.sameBytes($0, $1, size) || ValueMemory.compare(equatable, $0, $1) }
    }
    let nested = ViewTypeLayout.of(type)
    return { nested.areEqual($0, $1) }
  }

  private static func field(_ type: Any.Type, at offset: Int) -> Field {
    var property: Property?
    if ValueMemory.commonComparison(of: type) == nil, !ValueMemory.isCompared(byBytesOnly: type),
      let dynamic = type as? any DynamicProperty.Type
    {
      if let connected = dynamic as? any ConnectedProperty.Type {
        property = .connected(connected)
      } else {
        property = .custom(dynamic, ViewTypeLayout.of(type))
      }
    }
    return Field(offset: offset, property: property, equals: comparison(of: type))
  }
}
