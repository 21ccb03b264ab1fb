import Synchronization
import XCTest

/// What tests set `continueAfterFailure` to.
///
/// XCTest on Linux ignores the property: its accessors do nothing. A test bundle defines the symbols of these accessors
/// itself, and the linker then takes these definitions for the test classes of the bundle.
enum ContinueAfterFailure {
  /// The test cases that stop at their first failure.
  private static let stopping = Mutex<Set<ObjectIdentifier>>([])

  /// The test cases that go on after the failure that is being recorded, which was expected.
  private static let passing = Mutex<Set<ObjectIdentifier>>([])

  static func get(_ testCase: XCTestCase) -> Bool {
    if passing.withLock({ $0.remove(ObjectIdentifier(testCase)) }) != nil { return true }
    return stopping.withLock { !$0.contains(ObjectIdentifier(testCase)) }
  }

  /// Lets the test case go on: XCTest asks for the property after each failure, and ends the process where it is false.
  static func passOnce(_ testCase: XCTestCase) {
    _ = passing.withLock { $0.insert(ObjectIdentifier(testCase)) }
  }

  static func set(_ testCase: XCTestCase, _ value: Bool) {
    stopping.withLock {
      if value { $0.remove(ObjectIdentifier(testCase)) } else { $0.insert(ObjectIdentifier(testCase)) }
    }
  }
}

extension XCTestCase {
  /// Stands in for the getter of `continueAfterFailure`.
  @_silgen_name("$s6XCTest0A4CaseC20continueAfterFailureSbvg")
  public final func windfallContinueAfterFailure() -> Bool { ContinueAfterFailure.get(self) }

  /// Stands in for the setter of `continueAfterFailure`.
  @_silgen_name("$s6XCTest0A4CaseC20continueAfterFailureSbvs")
  public final func windfallSetContinueAfterFailure(_ value: Bool) { ContinueAfterFailure.set(self, value) }
}
