import Synchronization
import XCTest

@_spi(Windfall) import ObjectiveC

/// [XCTKVOExpectation](https://developer.apple.com/documentation/xctest/xctkvoexpectation)
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// [XCTKVOExpectation.Handler](https://developer.apple.com/documentation/xctest/xctkvoexpectation/handler-swift.typealias)
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  /// Nil where the first change is awaited, whatever the value.
  private let isSatisfied: ((Any?) -> Bool)?
  private let state = Mutex<State>(State())

  private struct State: @unchecked Sendable {
    var observation: NamedObservation?
    var handler: Handler?
    /// Fulfilled instead of this one.
    var standIn: XCTestExpectation?
    /// Whether the expectation was met before it was known who stands in for it.
    var isMet = false
  }

  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath, object, expectedValue: nil, [.new, .old], isSatisfied: nil)
  }

  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [.initial, .new, .old])
  }

  public convenience init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions
  ) {
    self.init(keyPath, object, expectedValue: expectedValue, options) {
      ValueComparison.areEqual($0, expectedValue) || ValueComparison.areEqual(expectedValue, $0)
    }
  }

  private init(
    _ keyPath: String, _ object: Any, expectedValue: Any?, _ options: NSKeyValueObservingOptions,
    isSatisfied: ((Any?) -> Bool)?
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    self.isSatisfied = isSatisfied
    super.init(description: "Expect '\(keyPath)' of \(object)" + (expectedValue.map { " to be \($0)" } ?? " to change"))
    // What the test hands over as `Any` may be an optional.
    let content = ValueComparison.unwrapped(object) ?? object
    guard type(of: content) is AnyClass, let object = content as? NSObject else {
      CurrentTest.record("\(type(of: content)) cannot be observed: it is no NSObject")
      return
    }
    let observation = NamedObservation(of: object, keyPath: keyPath, options: options) { [weak self] object, change in
      self?.changed(object, change)
    }
    state.withLock { $0.observation = observation }
  }

  /// Decides in the place of the expected value.
  open var handler: Handler? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  private func changed(_ object: NSObject, _ change: [NSKeyValueChangeKey: Any]) {
    if let handler {
      let change = Dictionary(change.map { (AnyHashable($0.key.rawValue), $0.value) }) { first, _ in first }
      guard handler(object, change) else { return }
    } else if let isSatisfied {
      guard isSatisfied(object.value(forKeyPath: keyPath)) else { return }
    }
    let standIn = state.withLock { state in
      state.isMet = true
      return state.standIn
    }
    (standIn ?? self).fulfill()
  }

  /// Lets another expectation be fulfilled instead.
  func forward(to other: XCTestExpectation) {
    let isMet = state.withLock { state in
      state.standIn = other
      return state.isMet
    }
    if isMet { other.fulfill() }
  }

  func end() {
    state.withLock { $0.observation.take() }?.end()
  }
}
