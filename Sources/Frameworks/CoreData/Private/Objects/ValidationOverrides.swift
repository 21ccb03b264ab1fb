@_spi(Windfall) import ObjectiveC
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
    let (plain, own) = (ClassTable(Plain.self), ClassTable(Overriding.self))
    let places = ClassTable(NSManagedObject.self).inherited(by: plain).filter { plain[$0] != own[$0] }
    return places.count == 1 ? places[0] : nil
  }()

  static func has(_ type: NSManagedObject.Type) -> Bool {
    // A class whose tables are not as expected is asked.
    guard let place else { return true }
    return known.withLock { known in
      if let answer = known[ObjectIdentifier(type)] { return answer }
      let answer = ClassTable(type)[place] != ClassTable(NSManagedObject.self)[place]
      known[ObjectIdentifier(type)] = answer
      return answer
    }
  }
}
