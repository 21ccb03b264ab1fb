import Foundation
import FoundationXML
import Testing
import WindfallBuild
import WindfallCore

struct JUnitReporterTests {
  private static let test = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testZero")

  private func document(_ events: [TestEvent]) throws -> XMLElement {
    let folder = try TemporaryFolder()
    let path = folder.path + "/junit.xml"
    let reporter = try JUnitReporter(path: path)
    for event in events { try reporter.report(event) }
    let document = try XMLDocument(data: Data(contentsOf: URL(fileURLWithPath: path)))
    return try #require(document.rootElement())
  }

  private func run(_ test: TestIdentifier, _ status: TestStatus, _ issues: [TestIssue] = []) -> [TestEvent] {
    [.testStarted(test)] + issues.map { .issueRecorded($0) } + [.testFinished(test, status: status, duration: 0.25)]
  }

  @Test func `each class is a suite with its counts`() throws {
    let other = TestIdentifier(target: "AppTests", className: "OtherTests", method: "testOne")
    let third = TestIdentifier(target: "AppTests", className: "OtherTests", method: "testTwo")
    let events =
      run(Self.test, .passed)
      + run(
        other, .failed,
        [
          TestIssue(test: other, kind: .assertion, message: "no", file: "/a.swift", line: 3),
          TestIssue(test: other, kind: .unexpectedError, message: "also"),
        ])
      + run(third, .skipped, [TestIssue(test: third, kind: .skip, message: "later")])
      + [.runEnded(TestCounts(passed: 1, failed: 1, skipped: 1), duration: 2)]
    let root = try document(events)
    #expect(root.attribute(forName: "tests")?.stringValue == "3")
    #expect(root.attribute(forName: "failures")?.stringValue == "1")
    #expect(root.attribute(forName: "errors")?.stringValue == "0")
    #expect(root.attribute(forName: "skipped") == nil)
    #expect(
      root.elements(forName: "testsuite").map { $0.attribute(forName: "skipped")?.stringValue } == ["0", "1"])
    #expect(root.attribute(forName: "time")?.stringValue == "2.000")
    let suites = root.elements(forName: "testsuite")
    #expect(
      suites.map { $0.attribute(forName: "name")?.stringValue } == ["AppTests.DigitTests", "AppTests.OtherTests"])
    let cases = suites[1].elements(forName: "testcase")
    let failure = try #require(cases[0].elements(forName: "failure").first)
    #expect(failure.attribute(forName: "message")?.stringValue == "no")
    #expect(failure.stringValue == "/a.swift:3")
    #expect(cases[0].elements(forName: "error").count == 1)
    #expect(cases[1].elements(forName: "skipped").first?.attribute(forName: "message")?.stringValue == "later")
    #expect(cases[0].attribute(forName: "time")?.stringValue == "0.250")
  }

  @Test func `what failed before a test passed does not count`() throws {
    let other = TestIdentifier(target: "AppTests", className: "DigitTests", method: "testOne")
    let failure = TestIssue(test: Self.test, kind: .assertion, message: "first")
    let crash = TestIssue(test: other, kind: .crash, message: "crashed")
    let events =
      run(Self.test, .retried, [failure]) + run(other, .retried, [crash]) + run(Self.test, .passed)
      + run(other, .failed, [crash]) + [.runEnded(TestCounts(passed: 1, failed: 1), duration: 1)]
    let root = try document(events)
    #expect(root.attribute(forName: "tests")?.stringValue == "2")
    #expect(root.attribute(forName: "failures")?.stringValue == "0")
    let cases = root.elements(forName: "testsuite").flatMap { $0.elements(forName: "testcase") }
    #expect(cases.map { ($0.children ?? []).map { $0.name ?? "" } } == [["flakyFailure"], ["rerunFailure", "error"]])
  }

  @Test func `a warning is no case`() throws {
    let warning = TestIssue(test: TestIdentifier(target: "AppTests"), kind: .warning, message: "early")
    let events =
      [.issueRecorded(warning)] + run(Self.test, .passed) + [.runEnded(TestCounts(passed: 1), duration: 1)]
    let root = try document(events)
    #expect(root.attribute(forName: "tests")?.stringValue == "1")
    #expect(root.attribute(forName: "errors")?.stringValue == "0")
  }

  @Test func `any text makes well-formed XML`() throws {
    let nasty = "<&>\"' ]]> \u{0}\u{1B}[31m\u{FFFE}\r\n\té😀"
    let issue = TestIssue(test: Self.test, kind: .crash, message: "<&>\"\u{1}\t\nmore", backtrace: [nasty])
    let events: [TestEvent] =
      [.testStarted(Self.test), .output(TestOutput(test: Self.test, stream: .standardOutput, text: nasty))]
      + [.issueRecorded(issue), .testFinished(Self.test, status: .failed, duration: 0)]
      + [.runEnded(TestCounts(failed: 1), duration: 0)]
    let item = try #require(document(events).elements(forName: "testsuite").first?.elements(forName: "testcase").first)
    let expected = "<&>\"' ]]> ␀␛[31m\u{FFFD}\r\n\té😀"
    let error = try #require(item.elements(forName: "error").first)
    #expect(error.attribute(forName: "message")?.stringValue == "<&>\"␁\t")
    #expect(error.stringValue == "more\n" + expected)
    #expect(item.elements(forName: "system-out").first?.stringValue == expected)
  }

  @Test func `a failure outside of a test is a case of its own`() throws {
    let name = TestIdentifier(target: "AppTests")
    let root = try document([
      .issueRecorded(TestIssue(test: name, kind: .crash, message: "gone")),
      .runEnded(TestCounts(failed: 1), duration: 0),
    ])
    let suite = try #require(root.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "errors")?.stringValue == "1")
    #expect(suite.elements(forName: "testcase").first?.attribute(forName: "name")?.stringValue == "(target)")
  }

  @Test(arguments: ["/nowhere/junit.xml", "/"])
  func `a file that cannot be written is one line and status 2, before any test`(path: String) {
    #expect {
      try JUnitReporter(path: path)
    } throws: { error in
      guard let error = error as? BuildError else { return false }
      return error.status == .unusableMachine && error.message.hasPrefix("cannot write the report \(path): ")
    }
  }

  @Test func `an existing report stays until it is replaced, and none is made before the end`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/junit.xml"
    _ = try JUnitReporter(path: path)
    #expect(!FileManager.default.fileExists(atPath: path))
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    _ = try JUnitReporter(path: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }
}
