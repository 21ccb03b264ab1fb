@testable import Quick
import Testing
@_spi(Windfall) import XCTestOverlay

nonisolated(unsafe) private var log: [String] = []

@MainActor private func step(_ text: String) async {
  await Task.yield()
  log.append(text)
}

private final class AwaitingSpec: QuickSpec {
  override func spec() {
    it("awaits nothing") { log.append("plain") }
    describe("a group") {
      beforeEach { log.append("before") }
      aroundEach { run in
        await step("in")
        await run()
        await step("out")
      }
      justBeforeEach { await step("just before") }
      afterEach { await step("after") }
      it("awaits") { await step("it") }
      it("awaits with its hooks only") { log.append("it") }
      xit("is pending") { await step("no") }
    }
    describe("a hook in between that does not await") {
      aroundEach { run in run() }
      it("awaits") { await step("no") }
    }
  }
}

extension QuickTests {
  @MainActor struct AwaitingSpecTests {
    @Test("Examples and hooks of older specs may await something, beside such that do not")
    func awaits() async throws {
      log = []
      World.shared = World()
      let spec = XCTestCase(name: "spec", testClosure: { _ in })
      CurrentTest.testCase = spec
      defer { CurrentTest.testCase = nil }
      var (awaited, skipped) = ([String](), [String]())
      for test in AwaitingSpec.listedTests() {
        do {
          switch test.body {
          case .synchronous(let body): try body(spec)
          case .asynchronous(let body):
            awaited.append(test.name)
            try await body(spec)
          }
        } catch { skipped.append(test.name) }
      }
      let around = ["before", "in", "just before", "it", "out", "after"]
      #expect(log == ["plain"] + around + around)
      #expect(awaited.count == 4)
      #expect(skipped == ["a group, is pending"])
    }
  }
}
