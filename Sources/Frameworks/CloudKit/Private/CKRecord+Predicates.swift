@_spi(Windfall) import FoundationOverlay
import ObjectiveC
import WindfallCore

/// Records as predicates see them.
extension CKRecord: PredicateSubject {
  public var predicateDescription: String { description }

  public var predicateIdentity: AnyHashable? { AnyHashable(recordID) }

  /// What the record does not have is nil.
  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    key.lowercased() == "self" ? predicateSelf : PredicateValue(found: value(forKey: key))
  }
}

/// A reference as predicates see it: the ID of the record that it leads to is the same.
extension CKRecord.Reference: PredicateSubject {
  public var predicateIdentity: AnyHashable? { AnyHashable(recordID) }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    key == "recordID" ? .object(recordID) : nil
  }
}

/// An ID as predicates see it: the record and references to it are the same.
extension CKRecord.ID: PredicateSubject {
  public var predicateIdentity: AnyHashable? { AnyHashable(self) }

  public func predicateValue(forKey key: String) throws -> PredicateValue? {
    switch key {
    case "recordName": .string(recordName)
    case "zoneID": PredicateValue(found: zoneID)
    default: nil
    }
  }
}

/// What others call by name: key-value coding by way of collections and observers asks records first.
///
/// ObjectiveC looks for this function by the module's name, so that an app has to export it.
@_cdecl("windfall_framework_methods_CloudKit")
@_spi(Windfall) public func windfall_framework_methods_CloudKit(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(Selector("valueForKey:", method: CKRecord.value(forKey:)))
  table.add(Selector("setValue:forKey:", method: CKRecord.setValue(_:forKey:)))
}
