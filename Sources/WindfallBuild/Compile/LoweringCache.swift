import Foundation
import WindfallLowering

/// What the lowering of a target's files gave the last time, so that only changed files are lowered again.
struct LoweringCache: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var contentHash: UInt64
    var loweredHash: UInt64
    var facts: SourceFacts
    var diagnostics: [LoweringDiagnostic]
    var changes: [TextChange] = []
  }

  /// The tool and the options that made the entries; under others they are worth nothing.
  var identity: String
  /// By the path of the user's file.
  var entries: [String: Entry] = [:]

  /// The classes of the main actor that the entries were made with; see `LoweringOptions`.
  var mainActorClasses: Set<String> = []
  /// What the entries were told of the other files of their module.
  var module = ModuleFacts()

  init(identity: String) {
    self.identity = identity
  }

  /// Reads a cache; one that is damaged or missing is empty, and made by nobody.
  init(file: URL) {
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let checksum = data.prefix { $0 != UInt8(ascii: "\n") }
    let content = Data(data.dropFirst(checksum.count + 1))
    self.init(identity: "")
    guard checksum == Data(ContentHash(ofFile: content).hexadecimal.utf8) else { return }
    self = (try? JSONDecoder().decode(LoweringCache.self, from: content)) ?? self
  }

  /// The entries where they were made by the same tool with the same options.
  func entries(for identity: String) -> [String: Entry] { self.identity == identity ? entries : [:] }

  func write(to file: URL) throws(BuildError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    try FileWriter.write(Data((ContentHash(ofFile: data).hexadecimal + "\n").utf8) + data, to: file)
  }
}
