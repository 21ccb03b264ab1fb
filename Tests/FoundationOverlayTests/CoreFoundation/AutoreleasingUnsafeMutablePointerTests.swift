import Foundation
import FoundationOverlay
import Testing

@Suite("Pointers of Objective-C")
struct AutoreleasingUnsafeMutablePointerTests {
  @Test("A pointer to an object of some class can be one to any object")
  func converted() {
    var object: AnyObject? = NSString(string: "before")
    withUnsafeMutablePointer(to: &object) { pointer in
      let text = AutoreleasingUnsafeMutablePointer<NSString?>(pointer)
      #expect(text.pointee == "before")
      text.pointee = "after"
    }
    #expect(object as? NSString == "after")
  }
}
