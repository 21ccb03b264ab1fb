import Testing
import WindfallLowering

@testable import WindfallBuild

@Suite struct ImportScanTests {
  private func unknown(_ text: String) -> [String] {
    ImportScan.unknownImports(
      in: text, path: "A.swift", options: LoweringOptions(moduleName: "App"), isKnown: ["UIKit", "Foundation"].contains
    ).map { "\($0.module) \($0.line)" }
  }

  @Test("Every way to write an import is seen, each module once, by its line")
  func imports() {
    #expect(
      unknown("import UIKit\n@testable import App\nimport class Kit.Thing; import Other.Inner\nimport Kit") == [
        "App 2", "Kit 3", "Other 3",
      ])
    #expect(unknown("public import Kit\n  @preconcurrency import\tOld") == ["Kit 1", "Old 2"])
  }

  @Test("Words in comments and texts, and what is not compiled for iOS, do not count")
  func others() {
    #expect(unknown("// import Kit\nlet a = \"import Kit\"\nimportant()\n#if os(macOS)\nimport AppKit\n#endif") == [])
    #expect(unknown("#if canImport(Kit)\nimport Kit\n#endif") == [])
  }

  @Test("A file whose imports are known is not parsed")
  func scan() {
    #expect(
      ImportScan.modules(in: "import UIKit\nimport struct Foundation.URL\nlet important = 1") == [
        "UIKit", "Foundation",
      ])
  }
}
