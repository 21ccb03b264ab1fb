import Foundation
import Testing

@testable import WindfallBuild

@Suite struct PluginReplyTests {
  private let messages = [
    #"{"emitDiagnostic":{"severity":"warning","message":"w","file":"f","line":10}}"#,
    #"{"emitProgress":{"message":"p"}}"#,
    """
    {"defineBuildCommand":{"configuration":{"version":2,"executable":"file:///x%20y/gen","displayName":"D","arguments":
    ["a"],"environment":{"A":"b"}},"outputFiles":["file:///o.swift"],"inputFiles":["file:///i.txt"]}}
    """,
    """
    {"definePrebuildCommand":{"configuration":{"version":2,"executable":"file:///cp","arguments":[],"environment":{}},
    "outputFilesDirectory":"file:///out/"}}
    """,
  ]

  private var data: Data { messages.reduce(Data()) { $0 + PluginReply.framed(Data($1.utf8)) } }

  @Test("The messages of a plug-in are read one after the other, with paths that have signs of their own")
  func read() throws {
    let replies = try #require(PluginReply.all(in: data))
    #expect(replies.count == 4)
    guard case .diagnostic(let diagnostic) = replies[0], case .other = replies[1],
      case .build(let command, let inputs, let outputs) = replies[2], case .prebuild(let other, let folder) = replies[3]
    else {
      Issue.record("\(replies)")
      return
    }
    #expect(diagnostic.message == "w" && diagnostic.line == 10)
    #expect(command.executable.path == "/x y/gen")
    #expect(command.arguments == ["a"] && command.environment == ["A": "b"])
    #expect(inputs.map(\.path) == ["/i.txt"] && outputs.map(\.path) == ["/o.swift"])
    #expect(other.displayName == nil && folder.path == "/out")
  }

  @Test("What is cut off anywhere, or says it is longer than it is, is no answer")
  func cutOff() {
    let ends = messages.reduce(into: [0]) { $0.append($0[$0.count - 1] + 8 + $1.utf8.count) }
    for length in 0..<data.count where !ends.contains(length) {
      #expect(PluginReply.all(in: data.prefix(length)) == nil, "\(length)")
    }
    #expect(PluginReply.all(in: Data(repeating: 0xFF, count: 20)) == nil)
  }
}
