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
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, current.subjectType != URLProtocol.self { mirror = current.superclassMirror }
    let fields = Array(mirror?.children.map { $0 } ?? [])
    guard let index = fields.firstIndex(where: { $0.label == "properties" }),
      let table = type(of: fields[index].value) as? any Table.Type,
      let offset = offset(ofField: index, of: URLProtocol.self)
    else { return false }
    return table.set(value, for: name, at: Unmanaged.passUnretained(owner).toOpaque() + offset)
  }

  /// The class's metadata holds the offsets of its fields; its descriptor, in the sixth word, says where.
  static func offset(ofField index: Int, of type: AnyClass) -> Int? {
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
