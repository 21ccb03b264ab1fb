import Testing
import WindfallCore

struct TestIdentifierTests {
  @Test(arguments: ["AppTests", "AppTests/DigitTests", "AppTests/DigitTests/testZero"])
  func `a name is written as it was read`(text: String) throws {
    #expect(try #require(TestIdentifier(text)).description == text)
  }

  @Test func `Xcode's brackets after a method are left out`() {
    #expect(TestIdentifier("A/B/testC()") == TestIdentifier(target: "A", className: "B", method: "testC"))
  }

  @Test(arguments: ["", "/", "A/", "A//c", "/B", "A/B/", "A/B/()"])
  func `a name with an empty part is none`(text: String) {
    #expect(TestIdentifier(text) == nil)
  }

  @Test(arguments: [
    ("A", "A/B/c", true), ("A/B", "A/B/c", true), ("A/B/c", "A/B/c", true), ("A/B/c", "A/B/d", false),
    ("A/B", "A/BB/c", false), ("A", "AA/B/c", false), ("A/B/c", "A/B", false),
  ])
  func `a target contains its classes, and a class its tests`(outer: String, inner: String, expected: Bool) throws {
    #expect(try #require(TestIdentifier(outer)).contains(#require(TestIdentifier(inner))) == expected)
  }

  @Test func `the parent of a test is its class and the parent of a class its target`() {
    #expect(TestIdentifier("A/B/c")?.parent == TestIdentifier("A/B"))
    #expect(TestIdentifier("A/B")?.parent == TestIdentifier("A"))
    #expect(TestIdentifier("A")?.parent == nil)
  }
}
