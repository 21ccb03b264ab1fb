import Testing
import UIKit

@testable import Prices

@Suite struct PriceListTests {
  @Test @MainActor func prices() throws {
    #expect(try PriceList().price(of: "tea")?.text == "2.50")
    #expect(try PriceList().label(of: "tea").text == "2.50")
    #expect(try PriceList().price(of: "gold") == nil)
  }
}
