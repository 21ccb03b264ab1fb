import Testing
import WindfallLowering

struct TestRegistryWriterTests {
  @Test("The registry of a page runs the page's code, and finds tests in the modules that it imports")
  func page() {
    let source = "import XCTest\nclass A: XCTestCase { func testA() {} }\nA.defaultTestSuite.run()"
    let facts = [Lowerer(options: LoweringOptions(moduleName: "P")).lower(source: source, path: "/P.swift").facts]
    let text = TestRegistryWriter(moduleName: "P").pageText(
      for: TestDiscovery(facts), files: facts, libraries: ["P_Sources"])
    #expect(text.contains("@testable import P_Sources"))
    #expect(text.contains(#"TestMethod("testA", file: "/P.swift", line: 2)"#))
    #expect(text.contains("_ = windfall_page_main(CommandLine.argc, CommandLine.unsafeArgv)"))
    #expect(text.contains(#"@_silgen_name("windfall_page_main")"#))
  }
}
