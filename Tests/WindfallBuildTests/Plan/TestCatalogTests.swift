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

  @Test(
    "A name that is not there is told the nearest ones",
    arguments: [
      ("PriceTests", "did you mean ShopTests/PriceTests?"),
      ("ShopTests/PirceTests", "did you mean ShopTests/PriceTests?"),
      ("ShopTests/PriceTests/testTaxes", "did you mean ShopTests/PriceTests/testTax?"),
      ("ShopTest", "did you mean ShopTests?"), ("CartTests/testAdd", "did you mean ShopTests/CartTests/testAdd?"),
    ])
  func nearNames(name: String, offer: String) {
    #expect { _ = try selected(only: [name]) } throws: { "\(($0 as? BuildError)?.message ?? "")".hasSuffix(offer) }
  }

  @Test("A class and a method select what lies in them")
  func names() throws {
    #expect(try selected(only: ["ShopTests/PriceTests"]) == ["ShopTests/PriceTests/testTax"])
    #expect(try selected(only: ["ShopTests/CartTests/testAdd()"]) == ["ShopTests/CartTests/testAdd"])
    #expect(try selected(skip: ["ShopTests/CartTests"]) == ["ShopTests/PriceTests/testTax"])
    #expect(try selected(only: ["EmptyTests"]).isEmpty)
  }

  @Test("A test whose name is a sentence goes by it, and by the name that Xcode shows")
  func sentences() throws {
    let sentence = TestIdentifier(target: "ShopTests", className: "CartSpec", method: "a cart, with 1/2, calls add()")
    var catalog = TestCatalog(targets: [.init(name: "ShopTests", tests: [], listingClasses: ["CartSpec"])])
    #expect(catalog.targetsToBuild(for: []) == ["ShopTests"])
    #expect(catalog.targetsToBuild(for: ["ShopTests/CartSpec"]) == ["ShopTests"])
    #expect(catalog.targetsToBuild(for: ["OtherTests"]) == [])
    catalog.complete(with: [
      TestBundlePlan(target: "ShopTests", host: .none(bundleHost: ""), bundle: "", tests: [sentence])
    ])
    for name in ["a cart, with 1/2, calls add()", "a_cart__with_1_2__calls_add__", "a_cart__with_1_2__calls_add__()"] {
      let selection = try catalog.selection(only: ["ShopTests/CartSpec/\(name)"], skip: [])
      #expect(catalog.tests.filter(selection.includes) == [sentence], "\(name)")
    }
    #expect(TestSelection(skip: [sentence.underscored]).includes(sentence) == false)
  }

  @Test("Nested suites and functions outside of suites go by the names that Xcode gives them too")
  func swiftTesting() throws {
    let names = ["Sums/adds", "Sums.Inner/takes(a:b:)", "global/free"]
    let catalog = TestCatalog(targets: [
      .init(name: "AppTests", tests: names.compactMap { TestIdentifier("AppTests/\($0)") })
    ])
    func selected(_ name: String) throws -> [String] {
      let selection = try catalog.selection(only: [name], skip: [])
      return catalog.tests.filter(selection.includes).map(\.description)
    }
    #expect(try selected("AppTests/free()") == ["AppTests/global/free"])
    #expect(try selected("AppTests/Sums/Inner/takes(a:b:)") == ["AppTests/Sums.Inner/takes(a:b:)"])
    #expect(try selected("AppTests/Sums/Inner") == ["AppTests/Sums.Inner/takes(a:b:)"])
    #expect(try selected("AppTests/Sums") == ["AppTests/Sums/adds", "AppTests/Sums.Inner/takes(a:b:)"])
    #expect(try selected("AppTests/Sums/adds()") == ["AppTests/Sums/adds"])
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
