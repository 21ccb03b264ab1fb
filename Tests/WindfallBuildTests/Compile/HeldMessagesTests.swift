import Foundation
import Testing

@testable import WindfallBuild

struct HeldMessagesTests {
  @Test("Names are taken from faulty lines, and from what a type lacks for a protocol")
  func names() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("held-\(UUID().uuidString).swift")
    try Data("let a = 1\nlet b = Missing.one\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let held = HeldMessages()
    held.add([
      "\(file.path):2:9: error: cannot find 'Missing' in scope",
      "\(file.path):1:5: note: protocol requires function 'pause' with type '([Download]) -> ()'",
      "\(file.path):1:5: note: protocol requires property 'downloads' with type '[Download]'",
    ])
    let names = held.missedNames
    #expect(names.isSuperset(of: ["Missing", "one", "pause", "downloads"]))
    #expect(!names.contains("a") && !names.contains("Download"))
  }
}
