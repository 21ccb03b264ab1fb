import Foundation
import ObjectiveC
import XCTest

/// What XCTest has among its observers on iOS: packages that an app links too ask it for the running test.
final class XCTestMisuseObserver: NSObject, @unchecked Sendable {
  static let shared = XCTestMisuseObserver()

  fileprivate var currentTestCase: XCTestCase? { CurrentTest.testCase }
}

@_cdecl("windfall_methods_XCTestOverlay_XCTestMisuseObserver")
public func windfallMisuseObserverMethods(_ address: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(address).takeUnretainedValue()
  table.add(Selector("currentTestCase", getter: { (owner: XCTestMisuseObserver) in owner.currentTestCase }))
}
