import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ObjectListsTests {
  private let folder: TestFolder
  private var table: URL { folder.url.appendingPathComponent("output-file-map.json") }
  private var file: URL { folder.url.appendingPathComponent("derived/lists.json") }

  init() throws { folder = try TestFolder() }

  /// The words of the table, and how many tables had to be read for them.
  private func words(_ lists: ObjectLists) throws -> (words: [String]?, read: Int) {
    var read = 0
    let words = try lists.objects(in: table) { (data) throws(BuildError) in
      read += 1
      return String(decoding: data, as: UTF8.self).split(separator: " ").map { String($0) }
    }
    try lists.save()
    return (words, read)
  }

  @Test("A table that stays as it is is read once, by this run and those after it")
  func once() throws {
    try folder.write("A.o B.o", to: "output-file-map.json")
    let first = ObjectLists(file: file)
    #expect(try words(first) == (["A.o", "B.o"], 1))
    #expect(try words(first) == (["A.o", "B.o"], 0))
    #expect(try words(ObjectLists(file: file)) == (["A.o", "B.o"], 0))
  }

  @Test("A table that was written again is read again, even with as many bytes")
  func again() throws {
    try folder.write("A.o B.o", to: "output-file-map.json")
    #expect(try words(ObjectLists(file: file)).read == 1)
    try folder.write("A.o C.o", to: "output-file-map.json")
    // Files that are written one after the other may have the same time.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: table.path)
    #expect(try words(ObjectLists(file: file)) == (["A.o", "C.o"], 1))
    #expect(try words(ObjectLists(file: file)) == (["A.o", "C.o"], 0))
  }

  @Test("There may be no table, and what is remembered may be damaged")
  func missing() throws {
    #expect(try words(ObjectLists(file: file)) == (nil, 0))
    try folder.write("A.o", to: "output-file-map.json")
    try folder.write("{ damaged", to: "derived/lists.json")
    #expect(try words(ObjectLists(file: file)) == (["A.o"], 1))
  }

  @Test("What could not be read is not remembered")
  func unreadable() throws {
    try folder.write("A.o", to: "output-file-map.json")
    let lists = ObjectLists(file: file)
    #expect(throws: BuildError.self) {
      try lists.objects(in: table) { (_) throws(BuildError) in throw BuildError(.unusableMachine, "damaged") }
    }
    #expect(try words(lists) == (["A.o"], 1))
  }
}
