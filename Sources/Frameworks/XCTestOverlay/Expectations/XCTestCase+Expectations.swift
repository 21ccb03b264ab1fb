import XCTest

@_spi(Windfall) import ObjectiveC

extension XCTestCase {
  /// Without a value the first change is awaited.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    guard let expectedValue else { return observing(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)) }
    return observing(XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    return observing(expectation)
  }

  /// The test case waits only for expectations that it has made itself: one of these stands for the other.
  private func observing(_ expectation: XCTKVOExpectation) -> XCTestExpectation {
    let own = self.expectation(description: expectation.expectationDescription)
    own.assertForOverFulfill = false
    expectation.forward(to: own)
    addTeardownBlock { expectation.end() }
    return own
  }

  @discardableResult
  public func expectation<T: NSObject, V: Equatable>(
    that keyPath: KeyPath<T, V>, on observedObject: T, options: NSKeyValueObservingOptions = [.initial, .new, .old],
    willEqual expectedValue: V
  ) -> XCTKeyPathExpectation<T, V> {
    observing(keyPath, observedObject, options, expectedValue) { object, _ in
      object[keyPath: keyPath] == expectedValue
    }
  }

  @discardableResult @preconcurrency
  public func expectation<T: NSObject, V>(
    that keyPath: KeyPath<T, V>, on observedObject: T, options: NSKeyValueObservingOptions = [.initial, .new, .old],
    willSatisfy filter: XCTKeyPathExpectation<T, V>.SynchronousFilter? = nil
  ) -> XCTKeyPathExpectation<T, V> {
    observing(keyPath, observedObject, options, nil, filter)
  }

  private func observing<T: NSObject, V>(
    _ keyPath: KeyPath<T, V>, _ object: T, _ options: NSKeyValueObservingOptions, _ expectedValue: V?,
    _ filter: ((T, NSKeyValueObservedChange<V>) -> Bool)?
  ) -> XCTKeyPathExpectation<T, V> {
    let companion = expectation(description: "Expect \(keyPath) of \(object)")
    companion.assertForOverFulfill = false
    let expectation = XCTKeyPathExpectation(
      keyPath, object, options, expectedValue: expectedValue, companion: companion, filter)
    addTeardownBlock { expectation.settleCompanion() }
    return expectation
  }
}
