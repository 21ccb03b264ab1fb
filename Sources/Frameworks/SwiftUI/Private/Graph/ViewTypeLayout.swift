@_spi(Reflection) import Swift

/// Where the dynamic properties of a view type lie, and how two of its values are compared; found once for each type.
@MainActor
final class ViewTypeLayout {
  /// One stored property.
  struct Field {
    let offset: Int
    /// Set for dynamic properties.
    let property: (any DynamicProperty.Type)?
    let equals: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  let fields: [Field]
  let hasProperties: Bool
  private let size: Int
  private static var known: [ObjectIdentifier: ViewTypeLayout] = [:]

  static func of(_ type: Any.Type) -> ViewTypeLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = ViewTypeLayout(type)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    var found: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
      found.append(Self.field(fieldType, at: offset))
      return true
    }
    fields = found
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

  private static func field(_ type: Any.Type, at offset: Int) -> Field {
    let size = ValueMemory.size(of: type)
    let property = type as? any DynamicProperty.Type
    let equals: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    if let own = type as? any SelfComparingProperty.Type {
      equals = { ValueMemory.compare(own, $0, $1) }
    } else if property == nil, let equatable = type as? any Equatable.Type {
      equals = { ValueMemory.sameBytes($0, $1, size) || ValueMemory.compare(equatable, $0, $1) }
    } else {
      let nested = ViewTypeLayout.of(type)
      equals = { nested.areEqual($0, $1) }
    }
    return Field(offset: offset, property: property, equals: equals)
  }
}
