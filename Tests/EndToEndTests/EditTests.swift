import Foundation
import Testing

extension EndToEndTests {
  /// Runs that follow upon edits at once.
  @Suite("Edits", .serialized, .example("Calculator"))
  struct EditTests {
    private static let test = "CalculatorTests/EditedNumberTests/testNumber"
    private static let appFile = "Calculator/EditedNumber.swift"
    private static let testFile = "CalculatorTests/EditedNumberTests.swift"

    let workspace: Workspace

    init() throws { workspace = try #require(Workspace.current) }

    private func write(app number: Int) throws {
      try workspace.write("enum EditedNumber { static func value() -> Int { \(number) } }\n", to: Self.appFile)
    }

    private func write(test number: Int) throws {
      try workspace.write(
        """
        import XCTest
        @testable import Calculator

        final class EditedNumberTests: XCTestCase {
          func testNumber() { XCTAssertEqual(EditedNumber.value(), \(number)) }
        }

        """, to: Self.testFile)
    }

    private func passes() async throws -> Bool {
      try await workspace.test("--only-testing", Self.test).passed == [Self.test]
    }

    @Test("Each run sees the edits before it, also those within the second of the last run")
    func edits() async throws {
      try write(app: 0)
      try write(test: 0)
      #expect(try await passes())
      for number in 1...3 {
        try write(test: number)
        #expect(try await !passes(), "the edit of the tests to \(number) was not seen")
        try write(app: number)
        #expect(try await passes(), "the edit of the app to \(number) was not seen")
      }
    }

    @Test("An edit that is taken back after a build that was broken off is seen")
    func brokenOff() async throws {
      try write(app: 0)
      try write(test: 0)
      #expect(try await passes())
      try write(app: 1)
      let run = try await workspace.test("--only-testing", Self.test) { line, process in
        if line.hasPrefix("linking Calculator") || line.hasPrefix("compiling CalculatorTests") { kill(process, SIGINT) }
      }
      #expect(run.status == 130)
      #expect(ProcessTable.survivors(of: workspace.root.path) == [])
      try write(app: 0)
      #expect(try await passes())
    }

    @Test("Derived data that is damaged is made anew", arguments: DamagedFile.allCases)
    func damage(file: DamagedFile) async throws {
      try await Workspace.$sharesModules.withValue(file != .moduleCache) {
        // What is built already was compiled by the case before.
        let number = DamagedFile.allCases.firstIndex(of: file) ?? 0
        try write(app: number)
        try write(test: number)
        #expect(try await passes())
        let files = try file.find(in: workspace.derivedData)
        try #require(!files.isEmpty)
        for file in files { try Data("damaged".utf8).write(to: file) }
        if file == .moduleCache {
          try write(app: number + 1)
          try write(test: number + 1)
        }
        #expect(try await passes())
      }
    }
  }
}
