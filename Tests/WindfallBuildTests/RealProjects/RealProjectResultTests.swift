import Testing

@testable import WindfallBuild

@Suite struct RealProjectResultTests {
  private func result(
    _ expectations: [RealProject.Expectation] = [], runsEach: Bool? = nil, name: String = "shop"
  ) -> RealProjectResult {
    let project = RealProject(
      name: "shop", repository: "owner/Shop", commit: "abc", folder: "a b", runsEach: runsEach,
      expectations: expectations)
    return RealProjectResult(project: project, name: name)
  }

  @Test("A failure that is expected has its reason; every other is a surprise")
  func failures() {
    var result = result([.init(tests: "ShopTests/CartTests", reason: "it asks a server")])
    result.passed = ["ShopTests/PriceTests/testTax"]
    result.failed = ["ShopTests/CartTests/testAdd", "ShopTests/CartTestsMore/testAdd"]
    #expect(result.reasons.map(\.reason) == ["it asks a server"])
    #expect(result.reasons.first?.names == ["ShopTests/CartTests/testAdd"])
    #expect(result.surprises == ["shop: ShopTests/CartTestsMore/testAdd does not pass"])
  }

  @Test("What passes though it is expected not to is a surprise, and so is a reason without a test")
  func passes() {
    var result = result([
      .init(tests: "ShopTests/CartTests", reason: "it waits"), .init(tests: "Gone", reason: "it waits"),
    ])
    result.passed = ["ShopTests/CartTests/testAdd"]
    #expect(
      result.surprises == [
        "shop: ShopTests/CartTests/testAdd passes, though it is expected not to: it waits",
        "shop: there is no test Gone, of which something is expected",
      ])
  }

  @Test("A whole project may be expected not to run; once it does, that is a surprise")
  func wholeProject() {
    var result = result([.init(tests: "", reason: "it waits for Core Data")])
    RealProjectRunner.read(["windfall: Core Data is not there yet: /x/Shop/A.swift:1"], root: "/x", into: &result)
    #expect(result.stopped == ["the project"])
    #expect(result.messages == ["Core Data is not there yet: Shop/A.swift:1"])
    #expect(result.surprises == [])
    result.stopped = []
    result.passed = ["ShopTests/A/testA"]
    #expect(result.surprises.count == 1)
  }

  @Test("Expectations of one of several projects stand behind its name")
  func several() {
    let expectations = [RealProject.Expectation(tests: "Cart/CartTests/A", reason: "it waits")]
    var cart = result(expectations, runsEach: true, name: "shop/Cart")
    cart.failed = ["CartTests/A/testA"]
    #expect(cart.surprises == [])
    var other = result(expectations, runsEach: true, name: "shop/Other")
    other.failed = ["CartTests/A/testA"]
    #expect(other.surprises == ["shop/Other: CartTests/A/testA does not pass"])
  }

  @Test("A project that is not there is no surprise")
  func absent() {
    var result = result([.init(tests: "A", reason: "b")])
    result.isThere = false
    #expect(result.surprises == [])
  }
}
