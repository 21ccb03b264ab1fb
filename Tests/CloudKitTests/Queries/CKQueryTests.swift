import CloudKit
@_spi(Windfall) import FoundationOverlay
import Testing

@Suite struct CKQueryTests {
  private func record(_ title: String, _ latitude: Double? = nil) -> CKRecord {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: title))
    record["title"] = title
    record["count"] = title.count
    record["place"] = latitude.map { CLLocation(latitude: $0, longitude: 0) }
    return record
  }

  @Test("Predicates are evaluated with records")
  func predicates() {
    let note = record("Milk")
    let parent = CKRecord.ID(recordName: "parent")
    note["tags"] = ["a", "b"]
    note["list"] = CKRecord.Reference(recordID: parent, action: .deleteSelf)
    #expect(NSPredicate(format: "title == %@ AND count > 3", "Milk").evaluate(with: note))
    #expect(!NSPredicate(format: "title == %@", "Bread").evaluate(with: note))
    #expect(NSPredicate(format: "tags CONTAINS %@", "b").evaluate(with: note))
    #expect(NSPredicate(format: "missing == nil").evaluate(with: note))
    #expect(NSPredicate(format: "recordID == %@", CKRecord.ID(recordName: "Milk")).evaluate(with: note))
    let reference = CKRecord.Reference(recordID: parent, action: .none)
    #expect(NSPredicate(format: "list == %@", reference).evaluate(with: note))
    #expect(!NSPredicate(format: "list == %@", CKRecord.ID(recordName: "other")).evaluate(with: note))
  }

  @Test("Sort descriptors order records by fields and by distance")
  func order() {
    let notes = [record("Milk", 3), record("Bread", 1), record("Eggs")]
    let byTitle = (notes as NSArray).sortedArray(using: [NSSortDescriptor(key: "title", ascending: true)])
    #expect((byTitle as? [CKRecord])?.map { $0["title"] as? String } == ["Bread", "Eggs", "Milk"])
    let near = CKLocationSortDescriptor(key: "place", relativeLocation: CLLocation(latitude: 4, longitude: 0))
    let byPlace = (notes as NSArray).sortedArray(using: [near])
    #expect((byPlace as? [CKRecord])?.map { $0["title"] as? String } == ["Milk", "Bread", "Eggs"])
  }

  @Test("A query is read from an archive with its predicate and order")
  func coding() throws {
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(format: "title BEGINSWITH %@ OR count > 5", "M"))
    let place = CLLocation(latitude: 4, longitude: 0)
    query.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: false), CKLocationSortDescriptor(key: "place", relativeLocation: place),
    ]
    let read = try #require(try Archive.copy(query))
    #expect(read.recordType == "Note" && read.predicate == query.predicate)
    #expect(read.predicate.evaluate(with: record("Milk")) && !read.predicate.evaluate(with: record("Eggs")))
    #expect(read.sortDescriptors?.first == query.sortDescriptors?.first)
    let last = try #require(read.sortDescriptors?.last as? CKLocationSortDescriptor)
    #expect(last.relativeLocation.coordinate.latitude == 4)
    let copy = try #require(query.copy() as? CKQuery)
    #expect(copy.predicate == query.predicate && copy.sortDescriptors?.count == 2)
  }

  @Test("A predicate made of a closure raises an exception, and so does archiving what its format does not say")
  func exceptions() {
    let closure = NSPredicate { _, _ in true }
    let raised = NSException.catching { _ = CKQuery(recordType: "Note", predicate: closure) }
    #expect(raised?.name == .invalidArgumentException)
    let reference = CKRecord.Reference(recordID: CKRecord.ID(recordName: "a"), action: .none)
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(format: "list == %@", reference))
    #expect(NSException.catching { _ = try? Archive.copy(query) }?.name == .invalidArgumentException)
  }
}
