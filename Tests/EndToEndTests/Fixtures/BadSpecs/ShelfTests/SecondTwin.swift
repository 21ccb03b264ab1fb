import Nimble
import Quick

private class TwinSpec: QuickSpec {  // the second twin
  override class func spec() {
    it("is the second") { expect(1).to(equal(1)) }
  }
}
