import Nimble
import Quick

class FirstSpec: QuickSpec {
  override class func spec() {
    it("is left out") { fail("not focused") }
  }
}
