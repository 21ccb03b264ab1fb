import Foundation
import Testing

@testable import WindfallBuild

@Suite struct StepRunnerTests {
  private let folder: TestFolder
  private let log: FileHandle

  init() throws {
    folder = try TestFolder()
    log = try FileHandle(forWritingTo: try folder.write("", to: "progress"))
  }

  private func step(_ name: String, script: String, input: String = "1", after: [Int] = []) -> BuildStep {
    let output = folder.url.appendingPathComponent(name)
    return BuildStep(
      title: "making \(name)", executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "cd '\(folder.url.path)' && \(script)"],
      recordFile: folder.url.appendingPathComponent("\(name).record"), outputs: [output],
      fingerprint: {
        var fingerprint = Fingerprint(step: name)
        fingerprint.add(input)
        return fingerprint
      },
      prerequisites: after)
  }

  private func run(_ steps: [BuildStep]) throws {
    let messages = MessageFilter(files: [("/derived/A.swift", "/user/A.swift")])
    let progress = BuildProgress(output: log, isTerminal: false)
    try StepRunner(steps, progress: progress, messages: messages, isVerbose: false).run()
  }

  private var progress: [String] {
    get throws {
      try String(contentsOf: folder.url.appendingPathComponent("progress"), encoding: .utf8)
        .split(separator: "\n").map { String($0) }
    }
  }

  @Test("A step runs after those it follows")
  func order() throws {
    try run([step("a", script: "echo 1 > a"), step("b", script: "cat a a > b", after: [0])])
    #expect(try String(contentsOf: folder.url.appendingPathComponent("b"), encoding: .utf8) == "1\n1\n")
    #expect(try progress == ["making a", "making b"])
  }

  @Test("What another project has made of the same is not made again; of something else, and after damage, it is")
  func stored() throws {
    let store = ModuleStore(folder: folder.url.appendingPathComponent("store"))
    func made(_ key: String) throws -> String {
      for name in ["a", "a.record"] { try FileWriter.remove(folder.url.appendingPathComponent(name)) }
      var step = step("a", script: "echo x >> runs; cat runs > a")
      step.stored = ModuleStore.Place(store: store) { key }
      try run([step])
      return try String(contentsOf: folder.url.appendingPathComponent("a"), encoding: .utf8)
    }
    #expect(try made("key") == "x\n")
    #expect(try made("key") == "x\n")
    #expect(try made("another setting") == "x\nx\n")
    #expect(try made("key") == "x\n")
    let entries = try FileManager.default.contentsOfDirectory(atPath: store.folder.path)
    for entry in entries { try folder.write("damage", to: "store/\(entry)/0") }
    #expect(try made("key") == "x\nx\nx\n")
    #expect(try made("key") == "x\nx\nx\n")
    let last = StepRecord(file: folder.url.appendingPathComponent("a.record"))
    #expect(!last.fingerprint.isEmpty, "what was taken from the store is up to date the next time")
  }

  @Test("A failure keeps only those goals from being reached that need the step; others go on")
  func goals() throws {
    let steps = [
      step("a", script: "exit 1"), step("b", script: "touch b", after: [0]), step("c", script: "touch c"),
      step("d", script: "touch d", after: [2]), step("e", script: "touch e", after: [2]),
    ]
    let messages = MessageFilter(files: [])
    let progress = BuildProgress(output: log, isTerminal: false)
    // The step e serves only the goal that fails at once.
    let missed = try StepRunner(
      steps, goals: [[0, 1, 4], [2, 3]], progress: progress, messages: messages, isVerbose: false
    ).run()
    #expect(missed.keys.sorted() == [0])
    #expect(missed[0]?.message == "making a failed; see the errors above")
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(made.contains("d"))
    #expect(!made.contains("b"))
    #expect(!made.contains("e"))
  }

  @Test("Where no goal can be reached, the first failure is the error")
  func noGoal() throws {
    let steps = [step("a", script: "exit 1"), step("b", script: "touch b", after: [0])]
    let progress = BuildProgress(output: log, isTerminal: false)
    let runner = StepRunner(
      steps, goals: [[0], [0, 1]], progress: progress, messages: MessageFilter(files: []), isVerbose: false)
    let error = #expect(throws: BuildError.self) { try runner.run() }
    #expect(error?.message == "making a failed; see the errors above")
  }

  @Test("What a tool leaves in the folder for temporary files stays beside what it makes")
  func temporaryFiles() throws {
    try run([step("a", script: "echo x > \"$TMPDIR/left\"; touch a")])
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Temporary/left").path))
  }

  @Test("The path of the folder for temporary files has ASCII characters only, which Swift's tools rely on")
  func asciiPath() throws {
    let place = folder.url.appendingPathComponent("Café")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var step = step("a", script: "echo \"$TMPDIR\" > \"$TMPDIR/left\"; touch a")
    step.recordFile = place.appendingPathComponent("a.record")
    try run([step])
    let path = try String(contentsOf: place.appendingPathComponent("Temporary/left"), encoding: .utf8)
    #expect(path.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("A step is left out as long as its input is the same and its output there")
  func upToDate() throws {
    let count = "echo x >> runs; touch a"
    func runs() throws -> Int {
      try String(contentsOf: folder.url.appendingPathComponent("runs"), encoding: .utf8).count / 2
    }
    try run([step("a", script: count)])
    try run([step("a", script: count)])
    #expect(try runs() == 1)
    try run([step("a", script: count, input: "2")])
    #expect(try runs() == 2)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a"))
    try run([step("a", script: count, input: "2")])
    #expect(try runs() == 3)
  }

  @Test("A failure stops what follows, shows the tool's words and is not remembered as done")
  func failure() throws {
    let failing = step("a", script: "touch a; echo /derived/A.swift:3:1: error: no; exit 1")
    let error = try #require(throws: BuildError.self) { try run([failing, step("b", script: "touch b", after: [0])]) }
    #expect(error.status == .buildFailed)
    #expect(error.message == "making a failed; see the errors above")
    #expect(try progress == ["making a", "/user/A.swift:3:1: error: no"])
    #expect(!folder.files().contains("b"))
    #expect(!StepRecord(file: failing.recordFile).isUpToDate(failing, failing.fingerprint()))
  }

  @Test("A full disk is told apart from an error in the project")
  func diskFull() throws {
    let failing = step("a", script: "echo LLVM ERROR: No space left on device; exit 1")
    let error = try #require(throws: BuildError.self) { try run([failing]) }
    #expect(error.status == .unusableMachine)
    #expect(error.message.contains("no space left in \(folder.url.path)"))
    #expect(try progress == ["making a"])
  }

  @Test("A tool that is not there is reported")
  func missingTool() throws {
    var missing = step("a", script: "")
    missing.executable = folder.url.appendingPathComponent("nothing")
    #expect(throws: SystemError.self) { try run([missing]) }
  }
}
