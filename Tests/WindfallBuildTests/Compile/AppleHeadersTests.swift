import Foundation
import Testing

@testable import WindfallBuild

@Suite struct AppleHeadersTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func adapted(_ header: String, isC: @escaping (String) -> Bool = { _ in true }) throws -> URL? {
    try folder.write("module Fast {\n  header \"Fast.h\"\n}\n", to: "include/module.modulemap")
    try folder.write(header, to: "include/Fast.h")
    let include = folder.url.appendingPathComponent("include")
    return try AppleHeaders(
      map: include.appendingPathComponent("module.modulemap"), headers: [include.appendingPathComponent("Fast.h")],
      folder: folder.url.appendingPathComponent("built"), isC: isC
    ).overlay()
  }

  @Test("Swift sees what a header has for Apple's systems")
  func shown() throws {
    let overlay = try #require(try adapted("#if __APPLE__\nint fast(void);\n#endif\n"))
    let copy = folder.url.appendingPathComponent("built/0-Fast.h")
    let header = folder.url.appendingPathComponent("include/Fast.h").standardizedFileURL.path
    #expect(
      try String(contentsOf: overlay, encoding: .utf8)
        == "{\"roots\":[{\"external-contents\":\"\(copy.path)\",\"name\":\"\(header)\",\"type\":\"file\"}],"
        + "\"use-external-names\":false,\"version\":0}\n")
    let text = try String(contentsOf: copy, encoding: .utf8)
    #expect(text.contains("#define __APPLE__ 1\n#line 1 \"\(header)\"\n#if __APPLE__\nint fast(void);\n"))
  }

  @Test("A header stays as it is where it names no system, and where it is no C for Apple's")
  func left() throws {
    #expect(try adapted("int fast(void);\n") == nil)
    #expect(try adapted("#ifdef __APPLE__\n#include <os/log.h>\n#endif\n") { !$0.contains("__APPLE__") } == nil)
  }
}
