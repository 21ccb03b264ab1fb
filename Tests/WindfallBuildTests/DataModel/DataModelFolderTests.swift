import Foundation
import PersistenceModel
import Testing

@testable import WindfallBuild

@Suite("Data models with versions") struct DataModelFolderTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func write(_ entity: String, to version: String) throws {
    try folder.write("<model><entity name=\"\(entity)\"/></model>", to: "\(version)/contents")
  }

  private func select(_ version: String) throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(version)</string></dict></plist>
      """, to: "Notes.xcdatamodeld/.xccurrentversion")
  }

  private func model(_ name: String = "Notes.xcdatamodeld") -> DataModelFolder {
    DataModelFolder(url: folder.url.appendingPathComponent(name), moduleName: "App")
  }

  @Test func `each version is a file, and the current one is named`() throws {
    try write("Old", to: "Notes.xcdatamodeld/Notes.xcdatamodel")
    try write("New", to: "Notes.xcdatamodeld/Notes 2.xcdatamodel")
    try select("Notes 2.xcdatamodel")
    let files = try model().files()
    #expect(files.keys.sorted() == ["Notes.momd/Notes 2.mom", "Notes.momd/Notes.mom", "Notes.momd/VersionInfo.plist"])
    let oldFile = try #require(files["Notes.momd/Notes.mom"])
    let old = try ModelDefinition(data: oldFile)
    #expect(old == ModelDefinition(name: "Notes", entities: [EntityDefinition(name: "Old")]))
    let file = try #require(files["Notes.momd/VersionInfo.plist"])
    let list = try PropertyListSerialization.propertyList(from: file, format: nil)
    let info = try #require(list as? [String: Any])
    #expect(info["NSManagedObjectModel_CurrentVersionName"] as? String == "Notes 2")
    let hashes = info["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]]
    #expect(hashes?["Notes"] == old.versionHashes)
    #expect(try model().content().current.definition.entities.map(\.name) == ["New"])
  }

  @Test func `a model without versions is one file`() throws {
    try write("Old", to: "Notes.xcdatamodel")
    #expect(try model("Notes.xcdatamodel").files().keys.sorted() == ["Notes.mom"])
  }

  @Test func `the file in a model may have a capital, as on disks that do not tell case`() throws {
    try folder.write("<model><entity name=\"Old\"/></model>", to: "Notes.xcdatamodel/Contents")
    #expect(try model("Notes.xcdatamodel").content().current.definition.entities.map(\.name) == ["Old"])
  }

  @Test func `the only version is the current one`() throws {
    try write("Old", to: "Notes.xcdatamodeld/Notes.xcdatamodel")
    #expect(try model().content().current.definition.name == "Notes")
  }

  @Test func `a current version must be there`() throws {
    try write("Old", to: "Notes.xcdatamodeld/Notes.xcdatamodel")
    try select("Gone.xcdatamodel")
    #expect(
      message()?.hasSuffix(
        "/Notes.xcdatamodeld/.xccurrentversion:1: the current version Gone.xcdatamodel is not in the model; choose another one in the model's inspector"
      ) == true)
    try write("New", to: "Notes.xcdatamodeld/Notes 2.xcdatamodel")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Notes.xcdatamodeld/.xccurrentversion"))
    #expect(message()?.contains("none of its 2 versions is the current one") == true)
    try folder.write("noise", to: "Notes.xcdatamodeld/.xccurrentversion")
    #expect(message()?.contains("the file names no current version") == true)
  }

  @Test func `a model must have a version`() throws {
    #expect(message()?.contains("Notes.xcdatamodeld: the data model is missing") == true)
    try folder.write("", to: "Notes.xcdatamodeld/x")
    #expect(message()?.contains("Notes.xcdatamodeld: the data model has no version") == true)
  }

  private func message() -> String? {
    do {
      _ = try model().files()
      return nil
    } catch {
      return error.message
    }
  }
}
