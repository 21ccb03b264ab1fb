import Foundation
import PersistenceModel
import Testing
import WindfallCore

@testable import PersistenceEngine

@Suite("Files of stores") struct SQLiteStoreTests {
  private let folder: TemporaryFolder
  private let model: Model

  init() throws {
    folder = try TemporaryFolder()
    model = try Model(Zoo.definition)
  }

  private func open(
    _ name: String = "Zoo.sqlite", isReadOnly: Bool = false, metadata: [String: any Sendable] = [:]
  ) throws -> Zoo {
    Zoo(try SQLiteStore(url: folder.file(name), model: model, isReadOnly: isReadOnly, metadata: metadata))
  }

  @Test("What was written is there after the file is opened again") func reopening() throws {
    let zoo = try open(metadata: ["NSStoreModelVersionHashes": ["Animal": Data([1, 2])], "answer": 42])
    let keeper = try zoo.insert("Person", ["name": .string("Al")])
    let cat = try zoo.insert("Cat", ["name": .string("Tom"), "keeper": .object(keeper)])
    let uuid = zoo.store.metadata["NSStoreUUID"] as? String
    zoo.store.metadata["more"] = "text"
    try zoo.store.write(StoreChanges())
    zoo.store.close()
    let again = try open()
    #expect(try again.texts(again.fetch("Animal", "keeper.name == 'Al'")) == ["Tom"])
    #expect(try again.store.reserveKeys(1, entity: again.entity("Dog").index) == cat.key + 1..<cat.key + 2)
    #expect(again.store.metadata["NSStoreUUID"] as? String == uuid && uuid != nil)
    #expect(again.store.metadata["NSStoreModelVersionHashes"] as? [String: Data] == ["Animal": Data([1, 2])])
    #expect(again.store.metadata["answer"] as? Int == 42 && again.store.metadata["more"] as? String == "text")
    #expect(again.store.number != zoo.store.number)
    #expect(try SQLiteStore.metadata(at: folder.file("Zoo.sqlite"))["answer"] as? Int == 42)
    try SQLiteStore.setMetadata(["answer": 43], at: folder.file("Zoo.sqlite"))
    #expect(try SQLiteStore.metadata(at: folder.file("Zoo.sqlite"))["answer"] as? Int == 43)
    #expect(try SQLiteStore.metadata(at: folder.file("Zoo.sqlite"))["NSStoreUUID"] as? String == uuid)
  }

  @Test("Two stores on one file see each other's changes, and conflicts") func sharing() throws {
    let first = try open()
    let second = try open()
    let cat = try first.insert("Cat", ["name": .string("a")])
    #expect(try second.texts(second.fetch("Animal")) == ["a"])
    let same = ObjectID(entity: cat.entity, store: second.store.number, key: cat.key)
    try second.update(same, ["name": .string("b")])
    #expect(throws: StoreConflict.self) { try first.update(cat, ["name": .string("c")], version: 1) }
    let keys = try [first, second, first].map { try $0.store.reserveKeys(2, entity: 0) }
    #expect(Set(keys.flatMap { Array($0) }).count == 6)
  }

  @Test("The tables are Apple's") func tables() throws {
    let zoo = try open()
    try zoo.insert("Dog", ["name": .string("Rex"), "lives": .string("one"), "keeper": .object(zoo.insert("Person"))])
    let database = try SQLDatabase(path: folder.file("Zoo.sqlite").path, isReadOnly: true)
    func rows(_ sql: String) throws -> [String] {
      let query = try database.prepare(sql)
      var result: [String] = []
      while try query.step() { result.append(query.text(0)) }
      return result
    }
    #expect(
      try rows("SELECT Z_ENT || Z_NAME || Z_SUPER || Z_MAX FROM Z_PRIMARYKEY") == [
        "1Animal01", "2Cat10", "3Dog10", "4Order00", "5Person01",
      ])
    let columns = try rows("SELECT name || ' ' || type FROM pragma_table_info('ZANIMAL')")
    for column in [
      "Z_PK INTEGER", "ZNAME VARCHAR", "ZBORN TIMESTAMP", "ZPRICE DECIMAL", "ZCHIP BLOB", "ZKEEPER INTEGER",
      "ZLIVES INTEGER", "ZLIVES1 VARCHAR", "ZWEIGHT FLOAT",
    ] {
      #expect(columns.contains(column))
    }
    #expect(!columns.contains { $0.hasPrefix("ZMOOD") })
    #expect(try rows("SELECT ZLIVES1 FROM ZANIMAL WHERE Z_ENT = 3 AND Z_OPT = 1") == ["one"])
    #expect(try rows("SELECT name FROM pragma_table_info('ZPERSON')").contains("Z1_FAVORITE"))
    #expect(try rows("SELECT name FROM pragma_table_info('Z_5TEAMS')") == ["Z_5MEMBERS", "Z_4TEAMS", "Z_FOK_5MEMBERS"])
    #expect(try rows("SELECT name FROM sqlite_master WHERE type = 'index'").contains("Z_Person_UNIQUE_code"))
    #expect(try rows("PRAGMA journal_mode") == ["wal"])
  }

  @Test("Large data lie in files of their own, which go with them") func externalData() throws {
    let model = try Model(
      ModelDefinition(entities: [
        EntityDefinition(
          name: "Photo", attributes: [.init(name: "data", kind: .binary, allowsExternalStorage: true)])
      ]))
    let zoo = Zoo(try SQLiteStore(url: folder.file("Photos.sqlite"), model: model))
    let large = Data(repeating: 7, count: 200_000)
    let photo = try zoo.insert("Photo", ["data": .data(large)])
    let small = try zoo.insert("Photo", ["data": .data(Data([9]))])
    let files = folder.file(".Photos_SUPPORT/_EXTERNAL_DATA").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: files).count == 1)
    #expect(try zoo.store.row(for: photo)?.values == [.data(large)])
    #expect(try zoo.store.row(for: small)?.values == [.data(Data([9]))])
    try SQLiteStore.replace(at: folder.file("Copy.sqlite"), with: folder.file("Photos.sqlite"))
    try zoo.update(photo, ["data": .null])
    #expect(try FileManager.default.contentsOfDirectory(atPath: files).isEmpty)
    let copy = Zoo(try SQLiteStore(url: folder.file("Copy.sqlite"), model: model))
    #expect(try copy.store.rows(copy.fetch("Photo")).first?.1.values == [.data(large)])
  }

  @Test("A destroyed file is empty, and can be used again") func destruction() throws {
    let zoo = try open()
    try zoo.insert("Cat")
    zoo.store.close()
    try SQLiteStore.destroy(at: folder.file("Zoo.sqlite"))
    try SQLiteStore.destroy(at: folder.file("Nothing.sqlite"))
    #expect(folder.names.contains("Zoo.sqlite") && folder.names.contains("Nothing.sqlite"))
    let again = try open()
    #expect(try again.store.count(again.fetch("Animal")) == 0)
  }

  @Test("A file takes over all of another, with its log") func replacement() throws {
    let zoo = try open()
    try zoo.insert("Cat", ["name": .string("a")])
    try SQLiteStore.replace(at: folder.file("Copy.sqlite"), with: folder.file("Zoo.sqlite"))
    let copy = try open("Copy.sqlite")
    #expect(try copy.texts(copy.fetch("Animal")) == ["a"])
    #expect(throws: StoreProblem.self) {
      try SQLiteStore.replace(at: folder.file("Copy.sqlite"), with: folder.file("Nothing.sqlite"))
    }
  }

  private func problem(_ body: () throws -> Void) -> StoreProblem? {
    do {
      try body()
      return nil
    } catch {
      return error as? StoreProblem
    }
  }

  @Test("A read-only store is read, and refuses to write") func readOnly() throws {
    let zoo = try open()
    try zoo.insert("Cat", ["name": .string("a")])
    zoo.store.close()
    let reader = try open(isReadOnly: true)
    #expect(try reader.texts(reader.fetch("Animal")) == ["a"])
    let found = problem {
      try reader.store.write(StoreChanges(deleting: reader.store.identifiers(reader.fetch("Animal"))))
    }
    #expect(found?.code == 513 && found?.sqliteCode == 8)
    #expect(problem { _ = try open("Nothing.sqlite", isReadOnly: true) }?.code == 260)
    #expect(!folder.names.contains("Nothing.sqlite"))
  }

  @Test("What is no store is refused and left as it was") func badFiles() throws {
    let noise = folder.file("noise.sqlite")
    try Data("this is no database, and it is long enough to be seen as such".utf8).write(to: noise)
    let before = try Data(contentsOf: noise)
    let found = problem { _ = try open("noise.sqlite") }
    #expect(found?.code == 259 && found?.sqliteCode == 26 && found?.path == noise.path)
    #expect(
      found?.userInfo["NSSQLiteErrorDomain"] as? Int == 26 && found?.userInfo["NSFilePath"] as? String == noise.path)
    #expect(try Data(contentsOf: noise) == before)
    try FileManager.default.createDirectory(at: folder.file("folder.sqlite"), withIntermediateDirectories: true)
    let directory = problem { _ = try open("folder.sqlite") }
    #expect(directory?.code == 256 && directory?.sqliteCode == 14)
    let zoo = try open()
    for _ in 0..<200 { try zoo.insert("Cat", ["picture": .data(Data(repeating: 1, count: 500))]) }
    zoo.store.close()
    let whole = try Data(contentsOf: folder.file("Zoo.sqlite"))
    let cut = whole.prefix(whole.count / 2)
    try cut.write(to: folder.file("cut.sqlite"))
    let malformed = problem { _ = try open("cut.sqlite") }
    #expect(malformed?.code == 259 && malformed?.sqliteCode == 11)
    #expect(try Data(contentsOf: folder.file("cut.sqlite")) == cut)
    let other = try SQLDatabase(path: folder.file("other.sqlite").path, isReadOnly: false)
    try other.execute("CREATE TABLE things (a)")
    other.close()
    #expect(problem { _ = try open("other.sqlite") }?.code == 259)
  }

  @Test("A file of another model is refused, and its tables are named") func otherModel() throws {
    _ = try open()
    let larger = try Model(
      ModelDefinition(entities: Zoo.definition.entities + [EntityDefinition(name: "New")]))
    let found = problem { _ = try SQLiteStore(url: folder.file("Zoo.sqlite"), model: larger) }
    #expect(found?.code == 134100 && found?.reason.contains("ZNEW") == true)
  }

  @Test("A locked file is waited for, and then it is said") func locked() throws {
    let zoo = try open()
    let other = try SQLDatabase(path: folder.file("Zoo.sqlite").path, isReadOnly: false)
    try (zoo.store as? SQLiteStore)?.database.execute("PRAGMA busy_timeout = 1")
    try other.execute("BEGIN IMMEDIATE")
    let found = problem { try zoo.insert("Cat") }
    #expect(found?.sqliteCode == 5)
    try other.execute("ROLLBACK")
    try zoo.insert("Cat")
  }

  @Test("A full disk is said, and nothing is half written") func fullDisk() throws {
    let zoo = try open()
    try zoo.insert("Cat")
    try (zoo.store as? SQLiteStore)?.database.execute("PRAGMA max_page_count = 60")
    let objects = try (0..<200).map { _ in try zoo.make("Cat", ["picture": .data(Data(count: 5000))]) }
    let found = problem { try zoo.insert(objects) }
    #expect(found?.code == 640 && found?.sqliteCode == 13)
    #expect(try zoo.store.count(zoo.fetch("Animal")) == 1)
  }

  @Test("Nothing is left of closed stores") func closing() throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let before = try open()
    for _ in 0..<20 {
      let zoo = try self.open()
      try zoo.insert("Cat")
    }
    #expect(try open() <= before + 1)
  }
}

extension StoreChanges {
  fileprivate init(deleting ids: [ObjectID]) {
    self.init()
    deleted = ids.map { ($0, -1) }
  }
}
