import Foundation
import WindfallLowering

/// What the lowering of a target's files gave the last time, so that only changed files are lowered again.
struct LoweringCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var contentHash: UInt64
    var loweredHash: UInt64
    var facts: SourceFacts
    var diagnostics: [LoweringDiagnostic]
  }

  /// The tool and the options that made the entries; under others they are worth nothing.
  var identity: String
  /// By the path of the user's file.
  var entries: [String: Entry] = [:]

  init(identity: String) {
    self.identity = identity
  }

  /// Reads a cache; one that is damaged or was made otherwise is empty.
  init(file: URL, identity: String) {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let stored = try? JSONDecoder().decode(LoweringCache.self, from: data)
    self =
      stored?.identity == identity ? (stored ?? LoweringCache(identity: identity)) : LoweringCache(identity: identity)
  }

  func write(to file: URL) throws(BuildError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    try FileWriter.write(data, to: file)
  }
}
