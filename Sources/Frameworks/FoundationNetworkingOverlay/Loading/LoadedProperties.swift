/// Hands over what a protocol has loaded, where FoundationNetworking looks for it.
///
/// That is a table of the protocol object that only its own protocols can write, so it is written where the table lies.
enum LoadedProperties {
  enum Name: String {
    case responseData, temporaryFileURL
  }

  /// The table, whatever its keys are.
  fileprivate protocol Table {
    static func set(_ value: Any, for name: Name, at address: UnsafeMutableRawPointer) -> Bool
  }

  /// Says whether the value could be handed over.
  static func set(_ value: Any, for name: Name, of owner: URLProtocol) -> Bool {
    guard let (properties, address) = field("properties", of: owner, in: URLProtocol.self),
      let table = type(of: properties) as? any Table.Type
    else { return false }
    return table.set(value, for: name, at: address)
  }

  /// Writes a property of an object that has no setter for others; does nothing where the class has none of that type.
  static func write<Value>(_ value: Value, to name: String, of object: AnyObject, in type: AnyClass) {
    guard let (old, address) = field(name, of: object, in: type), old is Value else { return }
    address.assumingMemoryBound(to: Value.self).pointee = value
  }

  /// What an object's class, or the one of its superclasses that is meant, has in a field, and where.
  private static func field(_ name: String, of object: AnyObject, in type: AnyClass) -> (Any, UnsafeMutableRawPointer)?
  {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != type { mirror = current.superclassMirror }
    let fields = Array(mirror?.children.map { $0 } ?? [])
    guard let index = fields.firstIndex(where: { $0.label == name }), let offset = offset(ofField: index, of: type)
    else { return nil }
    return (fields[index].value, Unmanaged.passUnretained(object).toOpaque() + offset)
  }

  /// The class's metadata holds the offsets of its fields; its descriptor, in the sixth word, says where.
  private static func offset(ofField index: Int, of type: AnyClass) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard let descriptor = UnsafePointer<UInt32>(bitPattern: metadata[5]) else { return nil }
    return metadata[Int(descriptor[10]) + index]
  }
}

extension Dictionary: LoadedProperties.Table where Value == Any {
  fileprivate static func set(_ value: Any, for name: LoadedProperties.Name, at address: UnsafeMutableRawPointer)
    -> Bool
  {
    // The keys are cases without values, of which a byte tells one from the other.
    guard MemoryLayout<Key>.size == 1 else { return false }
    let keys = (0..<2).map { unsafeBitCast(UInt8($0), to: Key.self) }
    guard let key = keys.first(where: { "\($0)" == name.rawValue }) else { return false }
    address.assumingMemoryBound(to: Self.self).pointee[key] = value
    return true
  }
}
