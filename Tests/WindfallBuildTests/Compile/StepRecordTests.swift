import Foundation
import Testing

@testable import WindfallBuild

@Suite struct StepRecordTests {
  private let folder: TestFolder
  private var recordFile: URL { folder.url.appendingPathComponent("step.record") }
  private var object: URL { folder.url.appendingPathComponent("A.o") }
  private var state: URL { folder.url.appendingPathComponent("Module.priors") }

  init() throws {
    folder = try TestFolder()
    try folder.write("object", to: "A.o")
    try folder.write("priors", to: "Module.priors")
  }

  private func step(source: UInt64 = 1, conditions: String = "toolchain") -> BuildStep {
    BuildStep(
      title: "compiling", executable: object, arguments: [], recordFile: recordFile, outputs: [object],
      state: [state], sourceHashes: [object.path: source], conditions: conditions,
      fingerprint: { Fingerprint(step: "compile") }, prerequisites: [])
  }

  private func record(of step: BuildStep) -> StepRecord {
    StepRecord.after(step, fingerprint: step.fingerprint(), previous: StepRecord())
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  @Test("A step is up to date only with its fingerprint and all that it made")
  func upToDate() throws {
    let step = step()
    #expect(!StepRecord().isUpToDate(step, step.fingerprint()))
    let record = record(of: step)
    #expect(record.isUpToDate(step, step.fingerprint()))
    #expect(!record.isUpToDate(step, Fingerprint(step: "other")))
    try FileManager.default.removeItem(at: object)
    #expect(!record.isUpToDate(step, step.fingerprint()))
  }

  @Test("An output that was changed is damaged; one whose time alone was changed is not")
  func damage() throws {
    let step = step()
    let record = record(of: step)
    let longAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1000)]
    try FileManager.default.setAttributes(longAgo, ofItemAtPath: object.path)
    #expect(record.isUpToDate(step, step.fingerprint()))
    try folder.write("objecT", to: "A.o")
    #expect(!record.isUpToDate(step, step.fingerprint()))
  }

  @Test("An output that was changed without a trace in its size and time is damaged as well")
  func hiddenDamage() throws {
    let step = step()
    let record = record(of: step)
    var status = stat()
    #expect(stat(object.path, &status) == 0)
    let handle = try FileHandle(forWritingTo: object)
    try handle.write(contentsOf: Data("OBJECT".utf8))
    try handle.close()
    #expect(utimensat(AT_FDCWD, object.path, [status.st_atim, status.st_mtim], 0) == 0)
    let stamp = try #require(FileStamp(path: object.path))
    #expect(stamp.modifiedNanoseconds == record.outputs[object.path]?.stamp.modifiedNanoseconds)
    #expect(!record.isUpToDate(step, step.fingerprint()))
  }

  @Test("A record is read as it was written")
  func reading() throws {
    let step = step()
    try record(of: step).write(to: recordFile)
    #expect(StepRecord(file: recordFile).isUpToDate(step, step.fingerprint()))
  }

  @Test("An output of another source is taken away, whatever its time")
  func otherSource() throws {
    let record = record(of: step(source: 1))
    let kept = try record.prepared(for: step(source: 2))
    #expect(!exists(object))
    #expect(exists(state))
    #expect(kept.fingerprint.isEmpty)
    #expect(kept.outputs[object.path] == nil)
  }

  @Test("An output that another run has made since, and did not record, is taken away")
  func brokenOff() throws {
    let record = record(of: step())
    try folder.write("of a run that was broken off", to: "A.o")
    _ = try record.prepared(for: step())
    #expect(!exists(object))
  }

  @Test("Nothing is reused under other conditions")
  func otherConditions() throws {
    let record = record(of: step())
    _ = try record.prepared(for: step(conditions: "another toolchain"))
    #expect(!exists(object))
    #expect(!exists(state))
  }

  @Test("What is intact stays, and a record that was written is read as it was")
  func roundTrip() throws {
    var record = record(of: step())
    record.modules = ["/modules/A.swiftmodule": 7]
    try record.write(to: recordFile)
    #expect(StepRecord(file: recordFile) == record)
    _ = try record.prepared(for: step())
    #expect(exists(object))
    #expect(exists(state))
  }

  @Test("A damaged record is none")
  func damagedRecord() throws {
    try record(of: step()).write(to: recordFile)
    let text = try String(contentsOf: recordFile, encoding: .utf8)
    try folder.write(text.replacing("toolchain", with: "toolchaiN"), to: "step.record")
    #expect(StepRecord(file: recordFile) == StepRecord())
  }
}
