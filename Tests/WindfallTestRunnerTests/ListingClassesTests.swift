import Foundation
import Testing

@Suite struct ListingClassesTests {
  @Test func `listed tests run like methods, and those that throw a skip are skipped`() throws {
    let run = try FixtureRun(
      "ListingTests/a sentence, with commas", "ListingTests/is asynchronous", "ListingTests/skips")
    #expect(
      run.results == [
        "Sample/ListingTests/a sentence, with commas failed", "Sample/ListingTests/is asynchronous passed",
        "Sample/ListingTests/skips skipped",
      ])
    #expect(run.issues.first?.message == "it fails")
    #expect(run.issues.first?.line == 7)
    #expect(run.output == ["finished"])
  }

  @Test func `a test that runs listed tests itself has their results, and their failures are not its own`() throws {
    let run = try FixtureRun("InsideTests/testPasses", "InsideTests/testFails")
    #expect(run.results == ["Sample/InsideTests/testPasses passed", "Sample/InsideTests/testFails failed"])
    #expect(run.issues.map(\.message) == ["failed - outer"])
    let lines = ["set up", "torn down", "4 run, 2 failed, 1 skipped"]
    #expect(run.output == lines + lines)
  }

  @Test func `what the class does not list fails by name`() throws {
    let run = try FixtureRun("ListingTests/gone")
    #expect(run.issues.map(\.message) == ["The test class 'ListingTests' has no test 'gone'."])
  }

  @Test func `a class that is left out has one test, which asks it`() throws {
    let run = try FixtureRun("ListingTests/spec", environment: ["WINDFALL_TEST_LEFT_OUT": "ListingTests"])
    #expect(run.results == ["Sample/ListingTests/spec failed"])
    #expect(run.issues.first?.message.contains("could not be read") == true)
  }

  @Test func `tests are listed class by class, and none is run`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("windfall-list-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try FixtureRun(environment: ["WINDFALL_TEST_LIST": file.path])
    #expect(run.status == 0)
    #expect(run.results == [])
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        > ListingTests
        + a sentence, with commas
        + is asynchronous
        + skips
        <
        > ListingTests
        + spec
        <

        """)
  }

  @Test func `the second class of a name is one failed test`() throws {
    let run = try FixtureRun("ListingTests/spec")
    #expect(run.issues.first?.message.hasPrefix("There are several specs called ListingTests: ") == true)
    #expect(run.issues.first?.file == "/project/Second.swift")
  }
}
