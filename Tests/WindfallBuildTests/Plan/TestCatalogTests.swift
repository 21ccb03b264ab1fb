import Testing
import WindfallCore

@testable import WindfallBuild

@Suite struct TestCatalogTests {
  private let catalog = TestCatalog(targets: [
    .init(
      name: "ShopTests",
      tests: ["CartTests/testAdd", "CartTests/testRemove", "PriceTests/testTax"].compactMap {
        TestIdentifier("ShopTests/\($0)")
      }),
    .init(name: "EmptyTests", tests: []),
  ])

  private func selected(only: [String] = [], skip: [String] = []) throws -> [String] {
    let selection = try catalog.selection(only: only, skip: skip)
    return catalog.tests.filter(selection.includes).map(\.description)
  }

  @Test("Without names everything is selected")
  func all() throws {
    #expect(try selected().count == 3)
  }

  @Test("A class and a method select what lies in them")
  func names() throws {
    #expect(try selected(only: ["ShopTests/PriceTests"]) == ["ShopTests/PriceTests/testTax"])
    #expect(try selected(only: ["ShopTests/CartTests/testAdd()"]) == ["ShopTests/CartTests/testAdd"])
    #expect(try selected(skip: ["ShopTests/CartTests"]) == ["ShopTests/PriceTests/testTax"])
    #expect(try selected(only: ["EmptyTests"]).isEmpty)
  }

  @Test(
    "An unknown name is refused with what there is",
    arguments: [
      ("Other", "the project has no test Other; there is ShopTests, EmptyTests"),
      ("ShopTests/Nope", "the project has no test ShopTests/Nope; there is ShopTests/CartTests, ShopTests/PriceTests"),
      (
        "ShopTests/PriceTests/testNope",
        "the project has no test ShopTests/PriceTests/testNope; there is ShopTests/PriceTests/testTax"
      ),
      ("EmptyTests/Nope", "the project has no test EmptyTests/Nope; it has no tests"),
      ("ShopTests//x", "\"ShopTests//x\" is no name of a test; write Target, Target/Class or Target/Class/method"),
    ])
  func unknown(name: String, message: String) throws {
    let error = try #require(throws: BuildError.self) { try catalog.selection(only: [], skip: [name]) }
    #expect(error.status == .unreadableProject)
    #expect(error.message == message)
  }
}
