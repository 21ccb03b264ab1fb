import Foundation
import Testing

@testable import WindfallBuild

@Suite struct FileWriterTests {
  @Test("A folder in the place of a file gives way to it")
  func folder() throws {
    let folder = try TestFolder()
    try folder.write("old", to: "record/inside")
    let file = folder.url.appendingPathComponent("record")
    #expect(try FileWriter.write("new", to: file))
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    #expect(try !FileWriter.write("new", to: file))
  }
}
