import Glibc

/// The classes of all loaded images, as the Swift runtime knows them.
enum LoadedClasses {
  /// The runtime's own layout of the sections of an image: four words, then pairs of a start and a length.
  private static let typeRecords = 8 * MemoryLayout<UInt>.stride

  /// The compiler's layout of a class's description.
  private enum Description {
    static let kindMask: UInt32 = 0x1f
    static let classKind: UInt32 = 16
    static let isGeneric: UInt32 = 0x80
    /// How the metadata is made: as it lies in the image, or when it is first asked for.
    static let initialization: UInt32 = 0x3_0000
    static let madeOnce: UInt32 = 0x1_0000
    static let hasResilientSuperclass: UInt32 = 0x2000_0000
    static let accessor = 12
    static let superclass = 20
    /// Behind the class's own fields: leads to where metadata that is made once is kept.
    static let keptMetadata = 44
  }

  private typealias Accessor = @convention(thin) (Int) -> (UnsafeRawPointer, Int)
  private typealias Enumerate =
    @convention(c) (
      @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, UnsafeMutableRawPointer?
    ) -> Void

  /// The classes with a superclass, but for generic ones and those that nobody has asked for: the runtime gives these
  /// the table of their superclass when they are made.
  static var all: [AnyClass] {
    guard let function = dlsym(nil, "swift_enumerateAllMetadataSections") else {
      fatalError("the Swift runtime does not tell its classes")
    }
    var images: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &images) { list in
      unsafeBitCast(function, to: Enumerate.self)(
        { sections, list in
          let range = sections + LoadedClasses.typeRecords
          let records = UnsafeRawBufferPointer(
            start: range.load(as: UnsafeRawPointer?.self),
            count: range.load(fromByteOffset: MemoryLayout<UInt>.stride, as: Int.self))
          list?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(records)
          return true
        }, list)
    }
    return images.flatMap(classes)
  }

  private static func classes(_ records: UnsafeRawBufferPointer) -> [AnyClass] {
    guard let start = records.baseAddress else { return [] }
    return stride(from: 0, to: records.count, by: MemoryLayout<Int32>.stride).compactMap { offset in
      let record = start + offset
      let value = record.load(as: Int32.self)
      guard value & 3 <= 1 else { return nil }
      var description = record + Int(value & ~3)
      if value & 3 == 1 { description = description.load(as: UnsafeRawPointer.self) }
      return metadata(description).map { unsafeBitCast($0, to: AnyClass.self) }
    }
  }

  private static func metadata(_ description: UnsafeRawPointer) -> UnsafeRawPointer? {
    let flags = description.load(as: UInt32.self)
    guard flags & Description.kindMask == Description.classKind,
      flags & (Description.isGeneric | Description.hasResilientSuperclass) == 0,
      description.load(fromByteOffset: Description.superclass, as: Int32.self) != 0
    else { return nil }
    switch flags & Description.initialization {
    case 0:
      return unsafeBitCast(target(of: description + Description.accessor), to: Accessor.self)(0).0
    case Description.madeOnce:
      return target(of: description + Description.keptMetadata).load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer {
    reference + Int(reference.load(as: Int32.self))
  }
}
