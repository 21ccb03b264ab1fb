import Nimble
import Quick

class MixedUpSpec: QuickSpec {
  override class func spec() {
    sharedExamples("full") {
      it("has things") { expect(1).to(equal(1)) }
    }
    sharedExamples("full") {  // again
      it("has nothing") { expect(1).to(equal(2)) }
    }
    describe("a shelf") {
      itBehavesLike("empty")  // there is no such
      it("says it twice") { expect(1).to(equal(1)) }
      it("says it twice") { expect(1).to(equal(1)) }  // the same
      it("passes") { expect(1).to(equal(1)) }
    }
  }
}
