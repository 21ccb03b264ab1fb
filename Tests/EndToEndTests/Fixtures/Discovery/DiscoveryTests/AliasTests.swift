import XCTest

typealias TC = XCTestCase
typealias Again = TC
typealias B = OwnBase
typealias G = Gen<Int>
typealias Of<T> = Gen<T>
enum Names { typealias Inner = OwnBase }

class OwnBase: XCTestCase { func testBase() {} }
class Gen<T>: XCTestCase { func testGeneric() {} }

final class CaseAliasTests: TC { func testOwn() {} }
final class TwiceAliasTests: Again { func testOwn() {} }
final class BaseAliasTests: B { func testOwn() {} }
final class GenericAliasTests: G { func testOwn() {} }
final class OpenAliasTests: Of<String> { func testOwn() {} }
final class InnerAliasTests: Names.Inner { func testOwn() {} }
extension Names { final class NestedTests: Inner { func testOwn() {} } }

typealias Extended = ExtendedTests
final class ExtendedTests: XCTestCase {}
extension Extended { func testInExtension() {} }

final class SpelledTests: XCTest.XCTestCase {
  func testOwn() { XCTest.XCTAssertTrue(true) }
}
