@_spi(Windfall) import FoundationOverlay
import WindfallCore

/// See [CKQuery](https://developer.apple.com/documentation/cloudkit/ckquery).
///
/// A predicate with values other than texts, numbers, dates and lists of them, and sort descriptors that compare by a
/// closure, cannot be archived.
open class CKQuery: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  open private(set) var recordType: CKRecord.RecordType
  open private(set) var predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?

  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
    if predicate.condition == nil {
      NSException(name: .invalidArgumentException, reason: "A query takes no predicate made of a closure").raise()
    }
  }

  open class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let type = coder.text("RecordType"), let predicate = ArchivedPredicate.predicate(coder, "Predicate") else {
      return nil
    }
    recordType = type
    self.predicate = predicate
    sortDescriptors = coder.objects(ArchivedSortDescriptor.self, "SortDescriptors")?.map(\.descriptor)
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(text: recordType, forKey: "RecordType")
    ArchivedPredicate.encode(predicate, with: coder, "Predicate")
    coder.encode(objects: sortDescriptors?.map { ArchivedSortDescriptor($0) }, forKey: "SortDescriptors")
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }

  open override var description: String {
    "<CKQuery: recordType=\(recordType), predicate=\(predicate), sortDescriptors=\(sortDescriptors ?? [])>"
  }
}
