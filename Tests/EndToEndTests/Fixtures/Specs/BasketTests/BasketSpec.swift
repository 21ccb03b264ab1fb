import Nimble
import Quick

@testable import Basket

final class BasketSpec: QuickSpec {
  override class func spec() {
    describe("a basket") {
      var basket: Basket!

      beforeEach { basket = Basket() }

      it("is empty at first") {
        expect(basket.items).to(beEmpty())
      }

      it("fails here") {
        expect(basket.items).to(haveCount(1))  // fails
      }

      xit("is wrapped as a gift") {
        fail("pending examples are not run")
      }

      context("with an apple") {
        beforeEach { basket.add("apple") }

        it("has it") {
          expect(basket.items).to(contain("apple"))
        }

        it("tells the total at the till") {
          basket.checkOut()
          expect(basket.total).toEventually(equal(1))
        }
      }

      itBehavesLike("nothing known")  // no such examples
      itBehavesLike("a container") { ["things": ["a"]] }
    }
  }
}
