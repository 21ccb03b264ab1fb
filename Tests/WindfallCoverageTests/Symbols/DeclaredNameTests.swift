import Testing
import WindfallCoverage

struct DeclaredNameTests {
  private func allows(_ declared: String, _ use: String) -> Bool {
    DeclaredName(declared).allows(DeclaredName(use))
  }

  @Test func `labels must be the same, in their order`() {
    #expect(allows("tableView(_:cellForRowAt:)", "tableView(_:cellForRowAt:)"))
    #expect(!allows("tableView(_:cellForRowAt:)", "tableView(_:didSelectRowAt:)"))
    #expect(!allows("tableView(_:cellForRowAt:)", "tableView(_:)"))
  }

  @Test func `what has a value of its own may be left out`() {
    #expect(allows("wait(for:timeout?:file?:line?:)", "wait(for:timeout:)"))
    #expect(allows("wait(for:timeout?:file?:line?:)", "wait(for:)"))
    #expect(!allows("wait(for:timeout?:)", "wait(timeout:)"))
  }

  @Test func `a closure at the end has no label, and a use may name no arguments at all`() {
    #expect(allows("measure(file?:line?:block:)", "measure(_:)"))
    #expect(allows("present(_:animated:completion?:)", "present"))
    #expect(!allows("present(_:animated:completion?:)", "dismiss"))
  }
}
