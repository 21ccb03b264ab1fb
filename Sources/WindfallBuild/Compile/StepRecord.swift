import Foundation

/// What a build step was made from and what it made, kept beside the outputs for the next build.
///
/// The compiler tells changed sources by the whole seconds of their times, so that an edit within the second of the last
/// build is none to it. Here contents decide: an output whose source is another one, or that is not as the last build
/// left it, is taken away before the step runs, and what is not there has to be made.
struct StepRecord: Equatable, Sendable {
  /// A file as the step left it.
  struct Output: Equatable, Sendable {
    var stamp: FileStamp
    var contentHash: UInt64
    /// The hash of the one source that the file is made from; 0 for a file that is made from more.
    var sourceHash: UInt64 = 0
  }

  /// The fingerprint of the last success; empty where the last run failed or was broken off.
  var fingerprint = ""
  /// What holds for all outputs, such as the toolchain: under another one none may be reused.
  var conditions = ""
  /// By path.
  var outputs: [String: Output] = [:]
  /// The content hashes of the modules that the outputs were made with, by path.
  var modules: [String: UInt64] = [:]

  init() {}

  /// Whether the step need not run: nothing differs from its last success, and all that it made is as it left it.
  func isUpToDate(_ step: BuildStep, _ fingerprint: Fingerprint) -> Bool {
    self.fingerprint == fingerprint.text && step.outputs.allSatisfy { isIntact($0.path) }
  }

  /// Whether a file is the one that was recorded; where only its times are other ones, as those of a copy, its content is.
  func isIntact(_ path: String) -> Bool {
    guard let known = outputs[path], let stamp = FileStamp(path: path) else { return false }
    if stamp == known.stamp { return true }
    return stamp.size == known.stamp.size && Self.hash(ofFile: path) == known.contentHash
  }

  /// The record of files that this process has made itself.
  init(of files: [URL], fingerprint: Fingerprint) {
    self.fingerprint = fingerprint.text
    for file in files {
      guard let stamp = FileStamp(path: file.path), let hash = Self.hash(ofFile: file.path) else { continue }
      outputs[file.path] = Output(stamp: stamp, contentHash: hash)
    }
  }

  /// Whether nothing differs from when the files were made, and all are as they were left.
  func isUpToDate(_ fingerprint: Fingerprint) -> Bool {
    self.fingerprint == fingerprint.text && outputs.keys.allSatisfy(isIntact)
  }

  /// Takes away what the step must not find, and answers the record of what is left; the run may then be broken off at
  /// any moment.
  func prepared(for step: BuildStep) throws(BuildError) -> StepRecord {
    var kept = self
    kept.fingerprint = ""
    kept.conditions = step.conditions
    let mayReuse = conditions == step.conditions
    for file in step.outputs + step.state {
      let path = file.path
      if mayReuse, isIntact(path), outputs[path]?.sourceHash == step.sourceHashes[path] ?? 0 { continue }
      // What is made from all sources is replaced by the step itself, unless it is damaged.
      if mayReuse, outputs[path] == nil, step.sourceHashes[path] == nil, !step.state.contains(file) { continue }
      kept.outputs[path] = nil
      try FileWriter.remove(file)
    }
    return kept
  }

  /// The record of a step that has ended by itself; after a failure what is there was made, or left, for a reason.
  static func after(_ step: BuildStep, fingerprint: Fingerprint?, previous: StepRecord) -> StepRecord {
    var record = StepRecord()
    record.fingerprint = fingerprint?.text ?? ""
    record.conditions = step.conditions
    for file in step.outputs + step.state {
      let path = file.path
      guard let stamp = FileStamp(path: path) else { continue }
      let known = previous.outputs[path].flatMap { $0.stamp == stamp ? $0.contentHash : nil }
      guard let hash = known ?? hash(ofFile: path) else { continue }
      record.outputs[path] = Output(stamp: stamp, contentHash: hash, sourceHash: step.sourceHashes[path] ?? 0)
    }
    record.modules =
      fingerprint == nil
      ? previous.modules : step.modules.reduce(into: [:]) { $0[$1.path] = hash(ofFile: $1.path) }
    return record
  }

  static func hash(ofFile path: String) -> UInt64? {
    guard let file = FileManager.default.contents(atPath: path) else { return nil }
    return ContentHash(ofFile: file).value
  }
}

// MARK: - Reading and writing

extension StepRecord {
  /// Reads a record; one that is damaged or missing is empty, and nothing is up to date by it.
  init(file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.firstIndex(of: "\n") else { return }
    let body = text[text.index(after: end)...]
    guard text[..<end] == ContentHash(of: String(body)).hexadecimal else { return }
    for line in body.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch (parts[0], parts.count) {
      case ("fingerprint", 2): fingerprint = parts[1]
      case ("conditions", 2): conditions = parts[1]
      case ("module", 3): modules[parts[2]] = UInt64(parts[1], radix: 16)
      case ("output", 7):
        guard let size = Int64(parts[1]), let modified = Int64(parts[2]), let changed = Int64(parts[3]),
          let content = UInt64(parts[4], radix: 16), let source = UInt64(parts[5], radix: 16)
        else { continue }
        let stamp = FileStamp(size: size, modifiedNanoseconds: modified, changedNanoseconds: changed)
        outputs[parts[6]] = Output(stamp: stamp, contentHash: content, sourceHash: source)
      default: continue
      }
    }
  }

  func write(to file: URL) throws(BuildError) {
    var lines = ["fingerprint\t\(fingerprint)", "conditions\t\(conditions)"]
    for (path, hash) in modules.sorted(by: { $0.key < $1.key }) {
      lines.append("module\t\(String(hash, radix: 16))\t\(path)")
    }
    for (path, output) in outputs.sorted(by: { $0.key < $1.key }) {
      let stamp = output.stamp
      let numbers = [stamp.size, stamp.modifiedNanoseconds, stamp.changedNanoseconds].map(String.init)
      let hashes = [output.contentHash, output.sourceHash].map { String($0, radix: 16) }
      lines.append((["output"] + numbers + hashes + [path]).joined(separator: "\t"))
    }
    let body = lines.joined(separator: "\n") + "\n"
    try FileWriter.write(ContentHash(of: body).hexadecimal + "\n" + body, to: file)
  }
}
