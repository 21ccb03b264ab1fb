/// Hands a file over as what a task has downloaded.
///
/// FoundationNetworking takes it from a table of the protocol object that only its own protocols can write, so it is
/// written where the table lies.
enum DownloadedFile {
  /// The table, whatever its keys are.
  fileprivate protocol Table {
    static func set(_ file: URL, at address: UnsafeMutableRawPointer) -> Bool
  }

  /// Says whether the file could be handed over.
  static func hand(_ body: Data, to owner: URLProtocol) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, current.subjectType != URLProtocol.self { mirror = current.superclassMirror }
    let fields = Array(mirror?.children.map { $0 } ?? [])
    guard let index = fields.firstIndex(where: { $0.label == "properties" }),
      let table = type(of: fields[index].value) as? any Table.Type, let offset = offset(ofField: index)
    else { return false }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tmp")
    guard (try? body.write(to: file)) != nil else { return false }
    return table.set(file, at: Unmanaged.passUnretained(owner).toOpaque() + offset)
  }

  /// The class's metadata holds the offsets of its fields; its descriptor, in the sixth word, says where.
  private static func offset(ofField index: Int) -> Int? {
    let metadata = unsafeBitCast(URLProtocol.self as AnyClass, to: UnsafePointer<Int>.self)
    guard let descriptor = UnsafePointer<UInt32>(bitPattern: metadata[5]) else { return nil }
    return metadata[Int(descriptor[10]) + index]
  }
}

extension Dictionary: DownloadedFile.Table where Value == Any {
  fileprivate static func set(_ file: URL, at address: UnsafeMutableRawPointer) -> Bool {
    // The keys are cases without values, of which a byte tells one from the other.
    guard MemoryLayout<Key>.size == 1 else { return false }
    let keys = (0..<2).map { unsafeBitCast(UInt8($0), to: Key.self) }
    guard let key = keys.first(where: { "\($0)" == "temporaryFileURL" }) else { return false }
    address.assumingMemoryBound(to: Self.self).pointee[key] = file
    return true
  }
}
