import Synchronization
import XCTest

@_spi(Windfall) import ObjectiveC

/// [XCTKeyPathExpectation](https://developer.apple.com/documentation/xctest/xctkeypathexpectation)
public final class XCTKeyPathExpectation<T: NSObject, V>: XCTestExpectation, @unchecked Sendable {
  /// [XCTKeyPathExpectation.SynchronousFilter](https://developer.apple.com/documentation/xctest/xctkeypathexpectation/synchronousfilter)
  @preconcurrency public typealias SynchronousFilter = @Sendable (T, NSKeyValueObservedChange<V>) -> Bool

  public let keyPath: KeyPath<T, V>
  public let observedObject: T
  public let options: NSKeyValueObservingOptions
  public private(set) var expectedValue: V?
  /// The expectation that the test case knows of, if it made this one.
  private let companion: XCTestExpectation?
  private let observation = Mutex<Observation>(Observation())

  private struct Observation: @unchecked Sendable {
    var token: NSKeyValueObservation?
    var isFulfilled = false
  }

  public convenience init(
    keyPath: KeyPath<T, V>, observedObject: T, options: NSKeyValueObservingOptions = [.initial, .new, .old],
    expectedValue: V
  ) where V: Equatable {
    self.init(keyPath, observedObject, options, expectedValue: expectedValue, companion: nil) { object, _ in
      object[keyPath: keyPath] == expectedValue
    }
  }

  @preconcurrency public convenience init(
    keyPath: KeyPath<T, V>, observedObject: T, options: NSKeyValueObservingOptions = [.initial, .new, .old],
    filter: SynchronousFilter? = nil
  ) {
    self.init(keyPath, observedObject, options, expectedValue: nil, companion: nil, filter)
  }

  init(
    _ keyPath: KeyPath<T, V>, _ object: T, _ options: NSKeyValueObservingOptions, expectedValue: V?,
    companion: XCTestExpectation?, _ filter: ((T, NSKeyValueObservedChange<V>) -> Bool)?
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.options = options
    self.expectedValue = expectedValue
    self.companion = companion
    super.init(description: "Expect \(keyPath) of \(object)" + (expectedValue.map { " to be \($0)" } ?? " to change"))
    let token = object.observe(keyPath, options: options) { [weak self] object, change in
      if filter?(object, change) ?? true { self?.fulfill() }
    }
    observation.withLock { $0.token = token }
  }

  public override func fulfill(_ file: StaticString = #file, line: Int = #line) {
    observation.withLock { $0.isFulfilled = true }
    companion?.fulfill(file, line: line)
    super.fulfill(file, line: line)
  }

  /// At the end of the test: XCTest complains of expectations that nobody waited for, and the companion of one that was
  /// waited for is not to blame. Nobody can tell whether that was so; but one that was not met has been reported, or
  /// shall be.
  func settleCompanion() {
    let (token, isFulfilled) = observation.withLock { ($0.token.take(), $0.isFulfilled) }
    token?.invalidate()
    guard let companion, isFulfilled != isInverted else { return }
    companion.isInverted = false
    companion.expectedFulfillmentCount = 1
    companion.fulfill()
    _ = XCTWaiter().wait(for: [companion], timeout: 0)
  }

  public override var isInverted: Bool { didSet { companion?.isInverted = isInverted } }

  public override var expectedFulfillmentCount: Int {
    didSet { companion?.expectedFulfillmentCount = expectedFulfillmentCount }
  }
}
