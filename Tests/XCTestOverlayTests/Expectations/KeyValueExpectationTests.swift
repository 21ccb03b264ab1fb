import Foundation
import ObjectiveC
import Testing
import XCTest

@_spi(Windfall) @testable import XCTestOverlay

@Suite("Expectations of key-value observing", .serialized)
@MainActor
struct KeyValueExpectationTests {
  private func result(of expectation: XCTestExpectation) -> XCTWaiter.Result {
    XCTWaiter().wait(for: [expectation], timeout: 0.01)
  }

  @Test("A value is waited for, and may be there at once")
  func value() {
    let model = KeyValueModel()
    let two = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 2)
    let zero = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 0)
    let nothing = XCTKVOExpectation(keyPath: "name", object: model, expectedValue: nil)
    let later = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 0, options: [])
    #expect(result(of: zero) == .completed)
    #expect(result(of: nothing) == .completed)
    #expect(result(of: later) == .timedOut)
    model.count = 1
    let three = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 3)
    model.count = 2
    #expect(result(of: three) == .timedOut)
    #expect(result(of: two) == .completed)
  }

  @Test("Without a value the first change does, unless a handler decides")
  func changes() {
    let model = KeyValueModel()
    let any = XCTKVOExpectation(keyPath: "name", object: model)
    let handled = XCTKVOExpectation(keyPath: "name", object: model)
    var changes: [String] = []
    handled.handler = { object, change in
      changes.append("\(object as AnyObject === model) \(change["new"] ?? "") \(change["old"] ?? "")")
      return changes.count == 2
    }
    model.name = "a"
    #expect(result(of: any) == .completed)
    model.name = "b"
    #expect(result(of: handled) == .completed)
    #expect(changes == ["true a <null>", "true b a"])
  }

  @Test("A test case waits for the expectations that it made")
  func testCase() {
    let recorder = Recorder.record {
      let model = KeyValueModel()
      let test = XCTestCase(name: "test") { test in
        let change = test.keyValueObservingExpectation(for: model as KeyValueModel? as Any, keyPath: "count")
        let first = [
          change,
          test.keyValueObservingExpectation(for: model, keyPath: "count", expectedValue: 3),
          test.keyValueObservingExpectation(for: model, keyPath: "name") { _, change in change["new"] as? String == "x"
          },
          test.expectation(that: windfallKeyPath(\KeyValueModel.count, "count"), on: model, willEqual: 3),
        ]
        let last = test.expectation(
          that: windfallKeyPath(\KeyValueModel.name, "name"), on: model, options: [.new],
          willSatisfy: { object, change in change.newValue == "x" && object.count == 3 })
        model.count = 3
        model.name = "x"
        test.wait(for: first + [last], timeout: 10)
      }
      test.run()
      #expect(test.testRun?.totalFailureCount == 0)
    }
    #expect(recorder.events.isEmpty)
  }

  @Test("What was made and is not met fails the test")
  func unmet() {
    let model = KeyValueModel()
    func failures(_ body: @escaping (XCTestCase) -> Void) -> Int {
      let test = XCTestCase(name: "test") { body($0) }
      test.run()
      return test.testRun?.totalFailureCount ?? 0
    }
    let path = windfallKeyPath(\KeyValueModel.count, "count")
    #expect(failures { $0.expectation(that: path, on: model, willEqual: 9) } > 0)
    #expect(failures { $0.keyValueObservingExpectation(for: model, keyPath: "count", expectedValue: 9) } > 0)
    #expect(
      failures { test in test.wait(for: [test.expectation(that: path, on: model, willEqual: 9)], timeout: 0.01) } > 0)
    #expect(
      failures { test in test.wait(for: [test.expectation(that: path, on: model, willEqual: 0)], timeout: 1) } == 0)
    #expect(
      failures { test in
        let never = test.expectation(that: path, on: model, willEqual: 9)
        never.isInverted = true
        test.wait(for: [never], timeout: 0.01)
      } == 0)
  }

  @Test("An expectation by itself is met by its value, or by what its filter likes")
  func keyPaths() {
    let model = KeyValueModel()
    let path = windfallKeyPath(\KeyValueModel.count, "count")
    let equal = XCTKeyPathExpectation(keyPath: path, observedObject: model, expectedValue: 5)
    let filtered = XCTKeyPathExpectation(keyPath: path, observedObject: model) { _, change in
      (change.newValue ?? 0) > 4
    }
    #expect(equal.expectedValue == 5)
    let other = XCTKeyPathExpectation(keyPath: path, observedObject: model, expectedValue: 6)
    model.count = 5
    #expect(XCTWaiter().wait(for: [equal, filtered], timeout: 0.01) == .completed)
    #expect(result(of: other) == .timedOut)
  }

  @Test("An object that cannot be observed fails the test")
  func unobservable() {
    let recorder = Recorder.record { _ = XCTKVOExpectation(keyPath: "count", object: 3) }
    #expect(recorder.events.first?.contains("Int cannot be observed") == true)
  }
}
