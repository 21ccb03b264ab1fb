import Foundation
import Testing
import UIKit

@testable import Practices

struct Problem: Error, Equatable {
  var code = 1
}

extension Tag {
  @Tag static var quick: Self
}

@Suite("A suite with a name", .tags(.quick), .serialized)
struct SwiftSuite {
  let number: Int

  init() async throws { number = 3 }

  @Test("A display name") func named() { #expect(number == 3) }

  @Test(arguments: zip(["a", "b"], [1, 2])) func zipped(letter: String, n: Int) { #expect(n < 3) }

  @Test(arguments: ["a", "b"], [1, 2])
  func product(letter: String, n: Int) async {
    #expect(n < 2 || letter == "a")  // product
  }

  @Test(.disabled("broken")) func off() { Issue.record("ran") }

  @Test(.enabled(if: limit > 5)) func conditional() { Issue.record("ran") }

  @Test(.timeLimit(.minutes(1))) func limited() {}

  @Test func confirms() async {
    await confirmation("twice", expectedCount: 2) { confirmation in
      confirmation()
      confirmation()
    }
    await confirmation("once") { _ in }  // confirms
  }

  @Test func requires() throws {
    let value: Int? = nil
    _ = try #require(value, "no value")  // requires
  }

  @Test func known() { withKnownIssue { #expect(Bool(false)) } }

  @Test func unknown() {
    withKnownIssue("bug 12") {}  // unknown
  }

  @Test func throwing() {
    #expect(throws: Problem.self) { throw Problem() }
    #expect(throws: Problem(code: 2)) { throw Problem() }  // throwing
  }

  @Test func records() {
    Issue.record("with words")  // records
  }

  @Test func cancelled() throws { try Test.cancel("not now") }

  @Test func exits() async {
    await #expect(processExitsWith: .exitCode(3)) { exit(3) }
    await #expect(processExitsWith: .success) { exit(4) }
  }

  private static let limit = 4
}

@MainActor
struct ScreenSuite {
  @Test func screen() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.view.window == nil)
  }

  struct Nested {
    @Test @MainActor func app() { #expect(UIApplication.shared.delegate is AppDelegate) }
  }
}

final class ClassSuite {
  @Test static func ofTheType() {}
}

@Test func `a sentence for a name`() {}
