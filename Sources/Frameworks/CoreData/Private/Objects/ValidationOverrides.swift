import Synchronization

/// Which classes have a `validateValue(_:forKey:)` of their own. Asking each object for each property costs more than all
/// of a save that has nothing to ask.
enum ValidationOverrides {
  private final class Plain: NSManagedObject {}

  private final class Overriding: NSManagedObject {
    override func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
      try super.validateValue(value, forKey: key)
    }
  }

  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  /// The place of the method in the method tables: the only one that the two classes do not share.
  private static let place: Int? = {
    let (base, plain, own) = (words(of: NSManagedObject.self), words(of: Plain.self), words(of: Overriding.self))
    let places = base.indices.filter { base[$0] == plain[$0] && base[$0] != own[$0] }
    return places.count == 1 ? places[0] : nil
  }()

  static func has(_ type: NSManagedObject.Type) -> Bool {
    // A class whose tables are not as expected is asked.
    guard let place else { return true }
    return known.withLock { known in
      if let answer = known[ObjectIdentifier(type)] { return answer }
      let answer = words(of: type)[place] != words(of: NSManagedObject.self)[place]
      known[ObjectIdentifier(type)] = answer
      return answer
    }
  }

  /// The words of a class's metadata, from its address point; the fifth holds the size and that point's offset.
  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let start = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let sizes = start[4]
    let bytes = (sizes & 0xffff_ffff) - (sizes >> 32)
    return UnsafeBufferPointer(start: start, count: Int(bytes) / MemoryLayout<UInt>.size)
  }
}
