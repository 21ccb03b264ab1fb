import Foundation
import Testing

@testable import WindfallBuild

@Suite("Arguments that are too long")
struct ResponseFileTests {
  @Test("They stand in a file, one to a line, and short ones as they are")
  func file() throws {
    let folder = try TestFolder()
    let record = folder.url.appendingPathComponent("compile.record")
    #expect(try ResponseFile.arguments(["-D", "A"], beside: record) == ["-D", "A"])
    let long = String(repeating: "A", count: 1_000_000)
    let arguments = try ResponseFile.arguments(["-D", long, #"a "b\c"#], beside: record)
    #expect(arguments == ["@\(record.path).arguments"])
    let text = try String(contentsOf: record.appendingPathExtension("arguments"), encoding: .utf8)
    #expect(text == "\"-D\"\n\"\(long)\"\n" + #""a \"b\\c""# + "\n")
  }

  @Test("The compiler reads them there")
  func compiler() throws {
    let folder = try TestFolder()
    let source = try folder.write("#if !B\n#error(\"B is not defined\")\n#endif\n", to: "A.swift")
    let long = String(repeating: "A", count: 1_000_000)
    let arguments = try ResponseFile.arguments(
      ["-typecheck", "-D", long, "-D", "B", source.path], beside: folder.url.appendingPathComponent("compile.record"))
    let process = Process()
    process.executableURL = try Toolchain.locate().compiler
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
