import Testing

@testable import Prices

struct PricesTests {
  @Test func aDishHasItsPrice() {
    #expect(Prices.price(of: "soup") == 4)
  }

  @Test func whatIsWrittenInCxxIsCalled() {
    #expect(Prices.grams(ofKilograms: 1.5) == 1500)
  }

  @Test func aModuleWhoseConcurrencyXcodeWarnsOfIsStillInSwift6() {
    #expect(Prices.isWrittenInSwift6)
  }

  @Test func traitsAreThoseThatAreAskedFor() {
    #expect(Prices.kinds == ["cents"])
  }
}
