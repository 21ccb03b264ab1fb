import Foundation
import Testing

@testable import WindfallHost

@MainActor @Suite struct TestBundleLoaderTests {
  @Test func `a function that no library has costs only the tests that call it`() throws {
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).c")
    let library = source.deletingPathExtension().appendingPathExtension("so")
    defer { for file in [source, library] { try? FileManager.default.removeItem(at: file) } }
    let text = """
      int windfall_function_that_is_nowhere(void);
      int calls(void) { return windfall_function_that_is_nowhere(); }
      int windfall_run_tests(void) { return 7; }
      """
    try text.write(to: source, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-o", library.path, source.path]
    try compiler.run()
    compiler.waitUntilExit()
    #expect(TestBundleLoader.run(library.path) == 7)
  }

  @Test func `a file that is no library cannot be loaded`() {
    #expect(TestBundleLoader.run("/dev/null") == 70)
  }
}
