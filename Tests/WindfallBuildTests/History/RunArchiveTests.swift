import Foundation
import Testing

@testable import WindfallBuild

struct RunArchiveTests {
  @Test("Only the newest runs are kept, in their order, and a damaged one is passed over")
  func capacity() throws {
    let folder = try TestFolder()
    let archive = RunArchive(DerivedData(root: folder.url))
    #expect(archive.runs == [])
    let dates = (0..<RunArchive.capacity + 2).map { Date(timeIntervalSince1970: 1_700_000_000 + Double($0)) }
    for date in dates { archive.add(RecordedRun(date: date)) }
    #expect(archive.runs.map(\.date) == Array(dates.dropFirst(2)))
    try folder.write("{", to: "History/1800000000000-1.json")
    #expect(archive.runs.map(\.date) == Array(dates.dropFirst(2)))
  }

  @Test("A folder that cannot be made is no error")
  func unwritable() throws {
    let folder = try TestFolder()
    try folder.write("", to: "History")
    let archive = RunArchive(DerivedData(root: folder.url))
    archive.add(RecordedRun(date: Date(timeIntervalSince1970: 0)))
    #expect(archive.runs == [])
  }
}
