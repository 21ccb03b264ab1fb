import KitchenMacros
import SwiftSyntaxMacrosTestSupport
import XCTest

final class KitchenMacrosTests: XCTestCase {
  func testAMacroIsCalledByItsTests() {
    assertMacroExpansion(
      "@Ingredients struct Soup { let salt = 1 }",
      expandedSource: """
        struct Soup { let salt = 1

            public let ingredients: [String] = ["salt"]
        }
        """, macros: ["Ingredients": IngredientsMacro.self])
  }

  func testWhatItDoesNotMakeIsAFailure() {
    XCTExpectFailure {
      assertMacroExpansion("#source(1)", expandedSource: "\"2\"", macros: ["source": SourceMacro.self])
    }
  }
}
