import CloudKit
@_spi(Windfall) import FoundationOverlay
import Testing

@Suite struct CKRecordTests {
  private let record = CKRecord(recordType: "Note")

  @Test("Values are read as the types that they were set as")
  func values() {
    let asset = CKAsset(fileURL: URL(fileURLWithPath: "/tmp/picture"))
    let place = CLLocation(latitude: 1, longitude: 2)
    let reference = CKRecord.Reference(recordID: CKRecord.ID(recordName: "other"), action: .deleteSelf)
    record["text"] = "a"
    record["date"] = Date(timeIntervalSince1970: 5)
    record["data"] = Data([1, 2])
    record["texts"] = ["a", "b"]
    record["none"] = [String]()
    record["asset"] = asset
    record["place"] = place
    record["reference"] = reference
    record["references"] = [reference]
    #expect(record["text"] as? String == "a")
    #expect(record["date"] as? Date == Date(timeIntervalSince1970: 5))
    #expect(record["data"] as? Data == Data([1, 2]))
    #expect(record["texts"] as? [String] == ["a", "b"])
    #expect(record["none"] as? [String] == [])
    #expect(record["asset"] as? CKAsset === asset)
    #expect(record["place"] as? CLLocation === place)
    #expect(record["reference"] as? CKRecord.Reference == reference)
    #expect(record["references"] as? [CKRecord.Reference] == [reference])
    #expect(record["other"] == nil)
  }

  @Test("Values are objects as well")
  func objects() {
    record["text"] = "a" as NSString
    record["list"] = ["a"] as NSArray
    record.setObject(NSNumber(value: 3), forKey: "number")
    #expect(record["text"] as? String == "a" && record["text"] as? NSString == "a")
    #expect(record["list"] as? [String] == ["a"])
    #expect(record.object(forKey: "number") as? Int == 3)
    record["text"] = "b"
    #expect(record["text"] as? NSString == "b")
  }

  @Test("Numbers are read as numbers of any type")
  func numbers() {
    record["number"] = 5
    record["fraction"] = 2.5
    record["flag"] = true
    #expect(record["number"] as? Int == 5 && record["number"] as? Double == 5 && record["number"] as? Int64 == 5)
    #expect(record["number"] as? NSNumber == 5)
    #expect(record["number"] as? String == nil)
    #expect(record["flag"] as? Bool == true && record["flag"] as? Int == 1)
    let double: Double? = record["number"]
    let integer: Int? = record["fraction"]
    let flag: Bool? = record["number"]
    #expect(double == 5 && integer == 2 && flag == true)
  }

  @Test("The type of a variable says what is read")
  func typed() {
    record["text"] = "a"
    record["texts"] = ["a"]
    let text: String? = record["text"]
    let texts: [String]? = record["texts"]
    let missing: String? = record["other"]
    #expect(text == "a" && texts == ["a"] && missing == nil)
    #expect(record["other"] ?? "none" == "none")
  }

  @Test("Optional values are set, and nil takes them away")
  func optionals() {
    var text: String? = "a"
    record["text"] = text
    #expect(record["text"] as? String == "a")
    text = nil
    record["text"] = text
    #expect(record["text"] == nil && record.allKeys().isEmpty)
    record["text"] = "b" as CKRecordValue
    record["text"] = nil
    #expect(record["text"] == nil && record.changedKeys() == ["text"])
  }

  @Test("Values of types that only the running program knows are set where they are a record's")
  func dynamic() {
    let values: [String: Any] = ["text": "a", "number": 5, "list": ["a"]]
    for (key, value) in values { record[key] = value as? CKRecordValue }
    #expect(record.allKeys() == ["list", "number", "text"])
    let swift: [String: any CKRecordValueProtocol] = ["text": "b"]
    for (key, value) in swift { record[key] = value }
    #expect(record["text"] as? String == "b")
  }

  @Test("Key-value coding reads and writes fields, and reads what the record has itself")
  func keyValueCoding() {
    record.setValue("a", forKey: "text")
    record.setValue(5, forKey: "number")
    #expect(record["text"] as? String == "a" && record.value(forKey: "number") as? Int == 5)
    #expect(record.value(forKey: "recordID") as? CKRecord.ID == record.recordID)
    record.setValue(nil, forKey: "text")
    #expect(record.value(forKey: "text") == nil)
    record.setValuesForKeys(["text": "b"])
    #expect(record["text"] as? String == "b")
  }

  @Test("What is no value, and what is no name of a field, raises an exception")
  func exceptions() {
    let record = record
    #expect(NSException.catching { record.setValue(URLComponents(), forKey: "a") }?.name == .invalidArgumentException)
    for key in ["", "_a", "1a", "a b", "ä"] {
      #expect(NSException.catching { record[key] = "a" }?.name == .invalidArgumentException, "\(key)")
    }
    #expect(NSException.catching { record["a_1"] = "a" } == nil)
  }

  @Test("A text that changes later is kept as it was")
  func mutableText() {
    let text = NSMutableString(string: "a")
    record["text"] = text
    text.append("b")
    #expect(record["text"] as? String == "a")
  }

  @Test("A new record was never saved")
  func new() {
    #expect(record.recordType == "Note" && UUID(uuidString: record.recordID.recordName) != nil)
    #expect(record.creationDate == nil && record.modificationDate == nil && record.recordChangeTag == nil)
    #expect(record.creatorUserRecordID == nil && record.lastModifiedUserRecordID == nil)
    #expect(record.parent == nil && record.share == nil && record.changedKeys().isEmpty)
    let zoneID = CKRecordZone.ID(zoneName: "zone")
    #expect(CKRecord(recordType: "Note", zoneID: zoneID).recordID.zoneID == zoneID)
  }

  @Test("A parent is a reference that deletes nothing")
  func parent() {
    let parent = CKRecord(recordType: "List")
    record.setParent(parent)
    #expect(record.parent == CKRecord.Reference(record: parent, action: .none))
    record.setParent(nil as CKRecord?)
    #expect(record.parent == nil)
  }

  @Test("Encrypted fields are beside the others")
  func encrypted() {
    record["plain"] = 1
    record.encryptedValues["secret"] = "a"
    let secret: String? = record.encryptedValues["secret"]
    #expect(secret == "a" && record.encryptedValues["secret"] as? String == "a")
    #expect(record["secret"] == nil)
    #expect(record.encryptedValues.allKeys() == ["secret"] && record.allKeys() == ["plain", "secret"])
    #expect(record.encryptedValues.changedKeys() == ["secret"])
    let values = record.encryptedValues
    let reference = CKRecord.Reference(record: record, action: .none)
    #expect(NSException.catching { values["reference"] = reference }?.name == .invalidArgumentException)
  }

  @Test("Iterating gives the fields in the order of their names")
  func iteration() {
    record["b"] = 1
    record["a"] = "x"
    let fields = record.map { "\($0.0)=\($0.1)" }
    #expect(fields == ["a=x", "b=1"])
    #expect(record.first { $0.0 == "b" }?.1 as? Int64 == 1)
  }

  @Test("Tokens are the words of all texts")
  func tokens() {
    record["title"] = "Buy milk, today"
    record["count"] = 2
    #expect(record.allTokens() == ["buy", "milk", "today"])
  }

  @Test("A copy has the same fields, and its own from then on")
  func copy() throws {
    record["text"] = "a"
    record.encryptedValues["secret"] = "s"
    record.setParent(CKRecord.ID(recordName: "parent"))
    let copy = try #require(record.copy() as? CKRecord)
    record["text"] = "b"
    #expect(copy["text"] as? String == "a" && copy.encryptedValues["secret"] as? String == "s")
    #expect(
      copy.recordID == record.recordID && copy.parent == record.parent && copy.changedKeys() == ["secret", "text"])
  }
}
