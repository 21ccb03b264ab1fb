import Foundation
import Testing

@testable import WindfallBuild

@Suite struct ModuleTimesTests {
  private let folder: TestFolder
  private let module: URL

  init() throws {
    folder = try TestFolder()
    module = try folder.write("module", to: "App.swiftmodule")
  }

  private var step: BuildStep {
    BuildStep(
      title: "compiling", executable: module, arguments: [], recordFile: folder.url.appendingPathComponent("record"),
      outputs: [], modules: [module], fingerprint: { Fingerprint(step: "compile") }, prerequisites: [])
  }

  private var time: Date? {
    (try? FileManager.default.attributesOfItem(atPath: module.path))?[.modificationDate] as? Date
  }

  @Test("A module that has changed is newer than all that was compiled before")
  func changed() throws {
    ModuleTimes().prepare(step, record: StepRecord())
    let time = try #require(time)
    #expect(time > Date())
  }

  @Test("A module that has not changed is older than all that was compiled before")
  func unchanged() throws {
    let record = StepRecord.after(step, fingerprint: Fingerprint(step: "compile"), previous: StepRecord())
    ModuleTimes().prepare(step, record: record)
    let time = try #require(time)
    #expect(time < Date(timeIntervalSince1970: 1_100_000_000))
  }

  @Test("What has changed for one target of a build keeps its time for the others")
  func twoTargets() throws {
    let times = ModuleTimes()
    times.prepare(step, record: StepRecord())
    times.prepare(
      step, record: StepRecord.after(step, fingerprint: Fingerprint(step: "compile"), previous: StepRecord()))
    let time = try #require(time)
    #expect(time > Date())
  }
}
