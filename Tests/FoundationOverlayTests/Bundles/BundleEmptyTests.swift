import Foundation
import FoundationOverlay
import Testing

struct BundleEmptyTests {
  @Test func `a bundle can be made of nothing`() {
    let bundle = Bundle()
    #expect(bundle.path(forResource: "a", ofType: "json") == nil && bundle.bundleIdentifier == nil)
    #expect(bundle != Bundle.main)
  }
}
