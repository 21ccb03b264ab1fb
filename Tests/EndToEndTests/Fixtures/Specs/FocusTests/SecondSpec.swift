import Nimble
import Quick

class SecondSpec: QuickSpec {
  override class func spec() {
    fit("is in focus") { expect(1).to(equal(1)) }
    it("is left out too") { fail("not focused") }
  }
}
