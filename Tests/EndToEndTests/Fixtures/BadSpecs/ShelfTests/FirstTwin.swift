import Nimble
import Quick

private class TwinSpec: QuickSpec {
  override class func spec() {
    it("is the first") { expect(1).to(equal(1)) }
  }
}
