import Foundation
import Testing

@testable import WindfallBuild

@Suite("Files that a copy of a repository lacks") struct MissingFilesTests {
  @Test(
    "Git's line names a path",
    arguments: [
      ("    error: unable to read sha1 file of Docs/a film.mov (9c0791a8)", "Docs/a film.mov"),
      ("error: unable to read sha1 file of a (1).png (9c0791a8)", "a (1).png"),
      ("error: unable to read sha1 file", nil), ("error: unable to read sha1 file of a.png", nil),
    ])
  func path(line: String, path: String?) {
    #expect(MissingFiles.path(in: line) == path)
  }

  @Test func `Git is told of them beside what the user tells it`() throws {
    let folder = try TestFolder()
    var missing = MissingFiles(template: folder.url)
    #expect(missing.environment(beside: ["GIT_CONFIG_COUNT": "2"]).isEmpty)
    let lines = ["error: unable to read sha1 file of a/*.png (1)", "error: unable to read sha1 file of b (2)"]
    #expect(try missing.add(from: lines) == ["a/*.png", "b"])
    #expect(try missing.add(from: lines).isEmpty)
    let patterns = try String(contentsOf: folder.url.appendingPathComponent("info/sparse-checkout"), encoding: .utf8)
    #expect(patterns == "/*\n!/a/\\*.png\n!/b\n")
    let environment = missing.environment(beside: ["GIT_CONFIG_COUNT": "2"])
    #expect(environment["GIT_CONFIG_COUNT"] == "3" && environment["GIT_CONFIG_KEY_2"] == "core.sparseCheckout")
    #expect(environment["GIT_TEMPLATE_DIR"] == folder.url.path)
  }
}
