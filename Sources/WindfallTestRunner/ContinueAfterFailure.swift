import Synchronization
import XCTest

/// What tests set `continueAfterFailure` to.
///
/// XCTest on Linux ignores the property: its accessors do nothing. A test bundle defines the symbols of these accessors
/// itself, and the linker then takes these definitions for the test classes of the bundle.
enum ContinueAfterFailure {
  /// The test cases that stop at their first failure.
  private static let stopping = Mutex<Set<ObjectIdentifier>>([])

  static func get(_ testCase: XCTestCase) -> Bool {
    stopping.withLock { !$0.contains(ObjectIdentifier(testCase)) }
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
