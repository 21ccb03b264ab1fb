import CloudKit
import Testing

@Suite struct CKRecordCodingTests {
  private let record = CKRecord(
    recordType: "Note", recordID: CKRecord.ID(recordName: "one", zoneID: CKRecordZone.ID(zoneName: "zone")))

  @Test("A record is read from an archive with all its fields")
  func whole() throws {
    let reference = CKRecord.Reference(recordID: CKRecord.ID(recordName: "other"), action: .deleteSelf)
    record["text"] = "a"
    record["number"] = 5
    record["date"] = Date(timeIntervalSince1970: 5)
    record["data"] = Data([1])
    record["texts"] = ["a", "b"]
    record["references"] = [reference]
    record["asset"] = CKAsset(fileURL: URL(fileURLWithPath: "/tmp/picture"))
    record["place"] = CLLocation(latitude: 1, longitude: 2)
    record.encryptedValues["secret"] = "s"
    record.setParent(CKRecord.ID(recordName: "parent"))
    let read = try #require(try Archive.copy(record))
    #expect(read.recordID == record.recordID && read.recordType == "Note" && read.parent == record.parent)
    #expect(read["text"] as? NSString == "a" && read["number"] as? Double == 5)
    #expect(read["date"] as? NSDate == NSDate(timeIntervalSince1970: 5) && read["data"] as? Data == Data([1]))
    #expect(read["texts"] as? [String] == ["a", "b"] && read["references"] as? [CKRecord.Reference] == [reference])
    #expect((read["asset"] as? CKAsset)?.fileURL?.path == "/tmp/picture")
    #expect((read["place"] as? CLLocation)?.coordinate.longitude == 2)
    #expect(read.encryptedValues["secret"] as? String == "s")
    #expect(read.changedKeys() == record.changedKeys())
  }

  @Test("System fields make a record without fields")
  func systemFields() throws {
    record["text"] = "a"
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = true
    let read = try #require(CKRecord(coder: unarchiver))
    unarchiver.finishDecoding()
    #expect(read.recordID == record.recordID && read.recordType == "Note")
    #expect(read.allKeys().isEmpty && read.changedKeys().isEmpty)
    read["text"] = "b"
    #expect(read.changedKeys() == ["text"])
  }

  @Test("Identifiers and references are read from archives, also in collections")
  func identifiers() throws {
    let reference = CKRecord.Reference(record: record, action: .deleteSelf)
    #expect(try Archive.copy(record.recordID) == record.recordID)
    #expect(try Archive.copy(reference) == reference)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: [record.recordID, record.recordID] as NSArray, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, CKRecord.ID.self], from: data)
    #expect(read as? [CKRecord.ID] == [record.recordID, record.recordID])
  }

  @Test("Change tokens are the same after an archive")
  func changeTokens() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Data([1, 2]) as NSData, forKey: "ChangeTokenData")
    archiver.finishEncoding()
    let token = try #require(
      CKServerChangeToken(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(try Archive.copy(token) == token)
    archiver.finishEncoding()
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.finishEncoding()
    #expect(CKServerChangeToken(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) != token)
  }
}
