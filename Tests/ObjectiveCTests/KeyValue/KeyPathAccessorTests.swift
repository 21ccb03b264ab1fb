import Testing

@testable import ObjectiveC

struct KeyPathAccessorTests {
  private func names(_ text: String) -> String? {
    KeyPathAccessor.names(in: text) { address in
      switch address {
      case 1: "key path getter for Shop.Product.name : Swift.String"
      case 2: "key path getter for Shop.Product.(hidden in _0A1B) : Swift.Int"
      case 3: "key path getter for (extension in Shop):UIKit.UIView.inset : CoreGraphics.CGFloat"
      case 4: "key path getter for Shop.Product.subscript(Swift.Int) -> Swift.String"
      default: nil
      }
    }
  }

  @Test("Each step has the name of its property")
  func steps() {
    #expect(names("\\Product.<computed 0x1 (String)>") == "name")
    #expect(names("\\Product.<computed 0x2 (Optional<() -> Int>)>?.<computed 0x1 (String)>?") == "hidden.name")
    #expect(names("\\Product.size!.<computed 0x3 (CGFloat)>") == "size.inset")
  }

  @Test("What has no name leads nowhere")
  func nameless() {
    #expect(names("\\Product.<computed 0x4 (String)>") == nil)
    #expect(names("\\Product.<computed 0x5 (String)>") == nil)
    #expect(names("\\Product.<offset 16 (Int)>") == nil)
    #expect(names("\\Product.self") == nil)
  }

  private class Counter {
    private var count: Int {
      get { 1 }
      set {}
    }
    nonisolated(unsafe) static let path: AnyKeyPath = \Counter.count
  }

  @Test("The accessors of the process are found, those of heirs and of private properties too")
  func process() {
    final class Heir: Counter {
      var inner: Counter? { nil }
    }
    #expect(KeyPathAccessor.names(of: Counter.path) == "count")
    #expect(KeyPathAccessor.names(of: \Heir.inner) == "inner")
    #expect(KeyPathAccessor.names(of: \[Int].[0]) == nil)
  }
}
