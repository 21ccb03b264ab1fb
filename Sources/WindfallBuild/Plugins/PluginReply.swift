import Foundation

/// What a plug-in answers, in the words of SwiftPM's protocol.
enum PluginReply: Decodable {
  /// Something that a person is to know.
  case diagnostic(Diagnostic)
  /// A command that makes files of others, to be run when those have changed.
  case build(Command, inputs: [URL], outputs: [URL])
  /// A command whose files are known when it has run, which is at each build.
  case prebuild(Command, outputFolder: URL)
  /// What only matters to those who watch, and requests that builds do not answer.
  case other

  struct Diagnostic: Decodable {
    let severity: String
    let message: String
    let file: String?
    let line: Int?
  }

  struct Command: Decodable {
    let displayName: String?
    let executable: URL
    let arguments: [String]
    let environment: [String: String]
    let workingDirectory: URL?
  }

  private enum CodingKeys: CodingKey {
    case emitDiagnostic, defineBuildCommand, definePrebuildCommand
  }

  private struct Build: Decodable {
    let configuration: Command
    let inputFiles: [URL]
    let outputFiles: [URL]
  }

  private struct Prebuild: Decodable {
    let configuration: Command
    let outputFilesDirectory: URL
  }

  init(from decoder: Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    switch fields.allKeys.first {
    case .emitDiagnostic?: self = .diagnostic(try fields.decode(Diagnostic.self, forKey: .emitDiagnostic))
    case .defineBuildCommand?:
      let build = try fields.decode(Build.self, forKey: .defineBuildCommand)
      self = .build(build.configuration, inputs: build.inputFiles, outputs: build.outputFiles)
    case .definePrebuildCommand?:
      let prebuild = try fields.decode(Prebuild.self, forKey: .definePrebuildCommand)
      self = .prebuild(prebuild.configuration, outputFolder: prebuild.outputFilesDirectory)
    case nil: self = .other
    }
  }

  /// A message as it goes to a plug-in: its length in eight bytes, the lowest first, and then itself.
  static func framed(_ message: Data) -> Data {
    withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) } + message
  }

  /// The messages that a plug-in has written; nil where the last one is cut off, or one is none.
  static func all(in data: Data) -> [PluginReply]? {
    var replies: [PluginReply] = []
    var rest = data[...]
    while !rest.isEmpty {
      guard rest.count >= 8 else { return nil }
      let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rest = rest.dropFirst(8)
      guard length <= UInt64(rest.count) else { return nil }
      let message = rest.prefix(Int(length))
      guard let reply = try? JSONDecoder().decode(PluginReply.self, from: Data(message)) else { return nil }
      replies.append(reply)
      rest = rest.dropFirst(Int(length))
    }
    return replies
  }
}
