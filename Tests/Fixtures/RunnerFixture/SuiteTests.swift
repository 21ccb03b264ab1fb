import Foundation
import Testing

private let isProgram = CommandLine.arguments.first?.hasSuffix("RunnerFixture") == true

/// A suite of the Testing library that ends in every way that its tests can end.
///
/// The package's own test run finds it too, being linked with the program, and must leave it out.
@Suite("Everything", .enabled(if: isProgram)) struct SuiteTests {
  struct Problem: Error {}

  @MainActor struct Inner {
    @Test func `adds two numbers`() async throws {
      await Task.yield()
      #expect(1 + 1 == 2)
    }
  }

  @Test func fails() {
    let sum = 1 + 1
    #expect(sum == 3, "sums")
    #expect(sum == 4)
  }

  @Test("An error") func throwing() throws { throw Problem() }

  @Test(.disabled("not today")) func disabled() {}

  @Test func known() { withKnownIssue("bug 12") { Issue.record("known") } }

  @Test func exits() async {
    await #expect(processExitsWith: .exitCode(3)) {
      print("the copy")
      exit(3)
    }
    await #expect(processExitsWith: .success) { exit(4) }
  }

  @Test(arguments: [1, 2, 3]) func takes(value: Int) { #expect(value != 2) }
}

@Test(.enabled(if: isProgram)) func outside() {}
