import Testing

@testable import WindfallLowering

@Suite struct LoweredHeadingTests {
  @Test(
    "The first line of a lowered file names the user's",
    arguments: ["/a/B.swift", "/a b/Ünï \"c\".swift", "/back\\slash/\\(x).swift", "/two\nlines\u{1}.swift"])
  func heading(path: String) {
    let lowered = Lowerer(options: LoweringOptions(moduleName: "App")).lower(source: "let a = 1\n", path: path)
    let line = lowered.text.prefix { $0 != "\n" }
    #expect(LoweredHeading.path(in: String(line)) == path)
  }

  @Test(
    "Other lines name none", arguments: ["", "import UIKit", "#sourceLocation()", "#sourceLocation(file: x, line: 1)"])
  func others(line: String) {
    #expect(LoweredHeading.path(in: line) == nil)
  }
}
