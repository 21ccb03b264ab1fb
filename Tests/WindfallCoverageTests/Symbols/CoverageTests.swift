import Testing

@testable import WindfallCoverage

struct CoverageTests {
  private func status(_ line: String, _ source: String) throws -> CoverageStatus {
    let symbol = try #require(ReferenceSymbol(line: line[...].utf8[...]))
    return Coverage(frameworks: PublicAPICollector.api(of: source, framework: "UIKit")).status(of: symbol)
  }

  @Test func `a member counts where its type has it`() throws {
    let source = "open class UIThing { public var title = 0 }\nopen class UIOther { public var name = 0 }"
    #expect(try status("UIKit|member|UIThing|title|1|1|", source) == .supported)
    #expect(try status("UIKit|member|UIThing|name|1|1|", source) == .missing)
    #expect(try status("UIKit|member|*|name|1|1|", source) == .supported)
    #expect(try status("UIKit|type||UIThing|1|1|", source) == .supported)
    #expect(try status("UIKit|type||UIGone|1|1|", source) == .missing)
  }

  @Test func `the toolchain's own names count, and XCTest's by the list`() throws {
    #expect(try status("Foundation|type||URLSession|1|1|", "") == .supported)
    #expect(try status("Foundation|member|URLSession|dataTask|1|1|", "") == .supported)
    #expect(try status("Foundation|type||NSUbiquitousKeyValueStore|1|1|", "") == .missing)
    #expect(try status("XCTest|member|XCTestCase|anything|1|1|+", "") == .supported)
    #expect(try status("Nimble|member|*|beNil()|1|1|+", "") == .missing)
  }

  @Test func `what iOS does not have is not missing`() throws {
    #expect(try status("XCUIAutomation|type||XCUIRemote|4|1|", "") == .notOnIOS)
    #expect(try status("XCUIAutomation|member|XCUIRemote|press(_:forDuration:)|4|1|", "") == .notOnIOS)
    #expect(try status("XCUIAutomation|member|XCUIElement|swipeUp(withVelocity:)|4|1|", "") == .notOnIOS)
    #expect(try status("XCUIAutomation|type||XCUIRemoteControl|4|1|", "") == .missing)
  }

  @Test func `initialisers that nobody writes are there`() throws {
    let source = "open class UIThing: NSObject {}\npublic enum UIKind: Int { case one }\npublic enum UIPlain {}"
    #expect(try status("UIKit|member|UIThing|init()|0|1|", source) == .supported)
    #expect(try status("UIKit|member|UIKind|init(rawValue:)|0|1|", source) == .supported)
    #expect(try status("UIKit|member|UIPlain|init(rawValue:)|0|1|", source) == .missing)
    #expect(try status("UIKit|member|UIPlain|init()|0|1|", source) == .missing)
  }

  @Test func `an alias has the members of the type that it stands for`() throws {
    var api = PublicAPICollector.api(of: "extension UIThing { public typealias Kind = Core.Kind }", framework: "UIKit")
    api.addAliased(PublicAPICollector.api(of: "public enum Kind: Int { case one }", framework: "Core"))
    let symbol = try #require(ReferenceSymbol(line: "UIKit|member|UIThing.Kind|one|0|1|"[...].utf8[...]))
    #expect(Coverage(frameworks: api).status(of: symbol) == .supported)
    var other = symbol
    other.name = "two"
    #expect(Coverage(frameworks: api).status(of: other) == .missing)
  }

  @Test func `storyboards hang on one switch`() throws {
    #expect(try status("Interface Builder|element||button|1|1|", "") == .supported)
    #expect(try status("Interface Builder|element||skView|1|1|", "") == .missing)
  }
}
