import Testing
import WindfallCoverage

struct PublicAPICollectorTests {
  private let api: PublicAPI

  init() {
    api = PublicAPICollector.api(
      of: """
        /// A thing: [UIThing](https://developer.apple.com/documentation/uikit/uithing).
        ///
        /// It is always blue.
        @MainActor open class UIThing: UIBase<Int>, Sized {
          public enum Style { case plain, fancy(Int) }
          public private(set) var title = ""
          var hidden = 0
          open func show(_ view: Int, animated: Bool = true, completion: (() -> Void)? = nil) {}
          @_spi(Windfall) public func secret() {}
          public init?(coder: Int) {}
          /// [old](https://developer.apple.com/documentation/uikit/uithing/old)
          ///
          /// Does nothing twice.
          public static let old = 1
        }
        public protocol Sized { var size: Int { get } }
        extension Sized { public func grow() {} }
        public extension UIThing.Style { var isFancy: Bool { true } }
        open class UIBase<T> { public subscript(index: Int) -> Int { 0 } }
        struct Internal { public var never = 0 }
        public func UIMake(_ count: Int) {}
        public typealias UIAlias = UIThing
        """, framework: "UIKit")
  }

  private func has(_ name: String, in type: String) -> Bool { api.has(DeclaredName(name), in: type) }

  @Test func `public members are found with their labels, and no others`() {
    #expect(has("title", in: "UIThing"))
    #expect(has("show(_:animated:)", in: "UIThing"))
    #expect(has("show(_:completion:)", in: "UIThing"))
    #expect(has("init(coder:)", in: "UIThing"))
    #expect(!has("hidden", in: "UIThing"))
    #expect(!has("secret", in: "UIThing"))
    #expect(!has("show(other:)", in: "UIThing"))
    #expect(!api.has("Internal"))
    #expect(api.has("UIMake"))
  }

  @Test func `members are inherited from classes, protocols and by other names`() {
    #expect(has("subscript(_:)", in: "UIThing"))
    #expect(has("size", in: "UIThing"))
    #expect(has("grow()", in: "UIThing"))
    #expect(has("title", in: "UIAlias"))
  }

  @Test func `nested types have their cases and what extensions add`() {
    #expect(has("fancy", in: "UIThing.Style"))
    #expect(has("isFancy", in: "UIThing.Style"))
    #expect(api.hasNested(DeclaredName("plain"), in: "UIThing"))
  }

  @Test func `what a comment says beside Apple's link is how it differs`() {
    #expect(api.difference(of: nil, in: "UIThing") == "It is always blue.")
    #expect(api.difference(of: DeclaredName("old"), in: "UIThing") == "Does nothing twice.")
    #expect(api.difference(of: DeclaredName("title"), in: "UIThing") == nil)
  }

  @Test func `the table says the same when it is read again`() {
    let read = PublicAPI(table: api.table.joined(separator: "\n"))
    #expect(read.table == api.table)
    #expect(read.has(DeclaredName("show(_:animated:)"), in: "UIThing"))
  }
}
