import Foundation
import FoundationOverlay
import Testing

struct ProcessBundlesTests {
  private final class Own {}
  private final class Generic<Value> {}

  @Test func `A class has one bundle, however often it is asked for`() {
    let bundle = Bundle(for: Own.self)
    #expect(bundle === Bundle(for: Own.self))
    #expect(bundle === Bundle(for: Generic<Int>.self))
    #expect(Bundle(for: NSObject.self) === Bundle(for: NSArray.self))
  }
}
