/// The types that a generic type is made with, read from its metadata as the Swift ABI lays it out.
enum TypeArguments {
  private static let structKind = 0x200
  private static let enumKind = 0x201
  private static let optionalKind = 0x202
  private static let tupleKind = 0x301
  /// The bit of a type descriptor's flags, and the flags of a parameter that is a type and is kept in the metadata.
  private static let isGeneric: UInt32 = 0x80
  private static let keptType: UInt8 = 0x80
  /// Where a struct's or enum's descriptor, and its generic header, end.
  private static let genericHeader = 28 + 8

  /// In order; empty where the type has none, or others than plain types.
  static func of(_ type: Any.Type) -> [Any.Type] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    case structKind, enumKind, optionalKind: return ofNominalType(metadata)
    case tupleKind: return ofTuple(metadata)
    default: return []
    }
  }

  private static func ofTuple(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let word = MemoryLayout<Int>.size
    let count = metadata.load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { metadata.load(fromByteOffset: (3 + 2 * $0) * word, as: Any.Type.self) }
  }

  private static func ofNominalType(_ metadata: UnsafeRawPointer) -> [Any.Type] {
    let word = MemoryLayout<Int>.size
    let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & isGeneric != 0 else { return [] }
    let header = descriptor + genericHeader
    let parameterCount = Int(header.load(as: UInt16.self))
    let parameters = (0..<parameterCount).map { header.load(fromByteOffset: 8 + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 == keptType }) else { return [] }
    return (0..<parameterCount).map { metadata.load(fromByteOffset: (2 + $0) * word, as: Any.Type.self) }
  }
}
