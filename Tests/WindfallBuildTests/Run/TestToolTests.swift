import Foundation
import Testing

@testable import WindfallBuild

@Suite("What runs tests without an app")
struct TestToolTests {
  @Test("It is a bundle with the identifier of Xcode's, and is made again for another program")
  func bundle() throws {
    let folder = try TestFolder()
    let derivedData = DerivedData(root: folder.url)
    for content in ["one", "two"] {
      let host = folder.url.appendingPathComponent("host-\(content)")
      try Data(content.utf8).write(to: host)
      let tool = try TestTool.make(of: host, in: derivedData)
      #expect(tool.lastPathComponent == "xctest")
      #expect(try Data(contentsOf: tool) == Data(content.utf8))
      let bundle = try #require(Bundle(url: tool.deletingLastPathComponent()))
      #expect(bundle.bundleIdentifier == "com.apple.dt.xctest.tool")
    }
  }

  @Test("Damage to it is not the SDK's, and is mended")
  func damage() throws {
    let folder = try TestFolder()
    let host = try folder.write("program", to: "host")
    let derivedData = DerivedData(root: folder.url.appendingPathComponent("derived"))
    let tool = try TestTool.make(of: host, in: derivedData)
    let file = try FileHandle(forWritingTo: tool)
    try file.truncate(atOffset: 0)
    try file.close()
    #expect(try String(contentsOf: host, encoding: .utf8) == "program")
    #expect(try String(contentsOf: TestTool.make(of: host, in: derivedData), encoding: .utf8) == "program")
  }
}
