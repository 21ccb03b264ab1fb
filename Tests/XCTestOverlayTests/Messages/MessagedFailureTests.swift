import Foundation
import ObjectiveC
import Testing
import XCTest

@_spi(Windfall) @testable import XCTestOverlay

@Suite("A package without XCTest fails and expects failures by names", .serialized)
@MainActor
struct MessagedFailureTests {
  private final class CartTests: XCTestCase {}

  private static func object(of name: String) throws -> any NSObjectProtocol {
    let type: AnyClass = try #require(windfallClassFromString(name))
    return try #require(windfallClassObject(type as Any) as? any NSObjectProtocol)
  }

  private static func send(_ message: String, to object: AnyObject, _ arguments: Any?...) throws -> AnyObject {
    let answer =
      switch arguments.count {
      case 0: windfallObject(object).perform(Selector(message))
      case 1: windfallObject(object).perform(Selector(message), with: arguments[0])
      default: windfallObject(object).perform(Selector(message), with: arguments[0], with: arguments[1])
      }
    return try #require(answer?.takeUnretainedValue())
  }

  private static func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_LAZY), name)), to: type)
  }

  /// What is recorded once tests run: from whatever thread it comes, as the main actor's need not be the main one here.
  private static func record(_ body: () throws -> Void) rethrows -> [String] {
    _ = CurrentTest.takeEarlyFailures()
    return try Recorder.record {
      try body()
      CurrentTest.recordForeignFailures()
    }.events
  }

  @Test("The running test is found through the observers")
  func currentTest() throws {
    let centre = try Self.object(of: "XCTestObservationCenter")
    let shared = try Self.send("sharedTestObservationCenter", to: centre)
    let observers = try #require(try Self.send("observers", to: shared) as? [AnyObject])
    let observer = try #require(observers.first { windfallStringFromClass(type(of: $0)) == "XCTestMisuseObserver" })
    #expect(windfallObject(observer).perform(Selector("currentTestCase")) == nil)
    let test = CartTests(name: "testTotal") { _ in }
    CurrentTest.testCase = test
    defer { CurrentTest.testCase = nil }
    #expect(try Self.send("currentTestCase", to: observer) === test)
  }

  @Test("An issue that is made by messages fails the running test")
  func issue() throws {
    let made = try Self.send("alloc", to: Self.object(of: "XCTIssue"))
    let issue = try Self.send("initWithType:compactDescription:", to: made, 0, "no total")
    let test = CartTests(name: "testTotal") { _ in }
    let plain = Self.record { _ = windfallObject(test).perform(Selector("recordIssue:"), with: issue) }
    #expect(plain == ["failure no total at Test.swift:7"])
    let context = try Self.send("alloc", to: Self.object(of: "XCTSourceCodeContext"))
    let place = XCTSourceCodeLocation(filePath: "/Cart.swift", lineNumber: 3)
    let located = try Self.send("initWithCallStackAddresses:location:", to: context, [0], place)
    _ = windfallObject(issue).perform(Selector("setSourceCodeContext:"), with: located)
    let events = Self.record { _ = windfallObject(test).perform(Selector("recordIssue:"), with: issue) }
    #expect(events == ["failure no total at /Cart.swift:3"])
  }

  @Test("The function of assertions fails the running test at the place it is given")
  func failure() throws {
    typealias Handler = @convention(c) (AnyObject?, Bool, UnsafePointer<CChar>, UInt, String, String?) -> Void
    let fail = try Self.function("_XCTFailureHandler", as: Handler.self)
    let events = Self.record {
      fail(nil, true, "/Cart.swift", 12, "a total that is longer than a word", nil)
      fail(nil, true, "/Cart.swift", 13, "failed", "no total")
    }
    #expect(
      events == [
        "failure a total that is longer than a word at /Cart.swift:12", "failure failed - no total at /Cart.swift:13",
      ])
  }

  @Test("Failures are expected by the functions of C: one that does not come is one, unless the options let it")
  func expected() throws {
    typealias Expect = @convention(c) (String?, AnyObject, () -> Void) -> Void
    let expect = try Self.function("XCTExpectFailureWithOptionsInBlock", as: Expect.self)
    let strict = try Self.send("init", to: Self.send("alloc", to: Self.object(of: "XCTExpectedFailureOptions")))
    let lenient = try Self.send("nonStrictOptions", to: Self.object(of: "XCTExpectedFailureOptions"))
    var runs = 0
    let events = Self.record {
      expect("not yet", strict) { runs += 1 }
      expect("not yet", lenient) { runs += 1 }
    }
    #expect(runs == 2)
    #expect(events.count == 1)
    #expect(events.first?.contains("not yet") == true)
  }
}
