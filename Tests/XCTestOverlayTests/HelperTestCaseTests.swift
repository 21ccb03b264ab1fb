import Testing
import XCTest

@_spi(Windfall) @testable import XCTestOverlay

@Suite("Test cases that run no test", .serialized)
@MainActor
struct HelperTestCaseTests {
  @Test("Expectations can be made with one, and waited for")
  func expectations() {
    let testCase = XCTestCase.windfallHelper()
    let plain = testCase.expectation(description: "plain")
    let predicate = testCase.expectation(for: NSPredicate { _, _ in true }, evaluatedWith: nil)
    plain.fulfill()
    let recorder = Recorder.record {
      testCase.wait(for: [plain], timeout: 10)
      #expect(XCTWaiter().wait(for: [predicate], timeout: 10) == .completed)
    }
    #expect(recorder.events == [])
  }

  @Test("A wait that fails is a failure of the running test")
  func failure() {
    let testCase = XCTestCase.windfallHelper()
    let recorder = Recorder.record {
      testCase.wait(for: [testCase.expectation(description: "never")], timeout: 0, file: "Here.swift", line: 7)
    }
    #expect(recorder.events.count == 1)
    #expect(recorder.events.first?.contains("never") == true)
  }

  /// What the lowering makes of a class without tests that inherits from `XCTestCase`.
  private final class Page: XCTestCase {
    convenience init() { self.init(name: "helper") { _ in } }

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) { windfallRecord(description, path: filePath, line: lineNumber) }
  }

  @Test("What fails in a page of UI tests is a failure of the running test")
  func page() {
    let page = Page()
    let recorder = Recorder.record {
      page.wait(for: [page.expectation(description: "never")], timeout: 0, file: "Here.swift", line: 7)
    }
    #expect(recorder.events.count == 1)
    #expect(recorder.events.first?.contains("never") == true)
  }
}
