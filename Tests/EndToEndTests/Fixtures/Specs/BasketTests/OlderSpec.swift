import Nimble
import Quick

class OlderSpec: QuickSpec {
  override func spec() {
    sharedExamples("ready") {
      it("is ready") { expect(true) == true }
    }
    describe("an older spec") {
      itBehavesLike("ready")
      it("nests nothing") {
        it("inner") {}  // it inside it
      }
    }
  }
}

private class HiddenSpec: AsyncSpec {
  override class func spec() {
    it("waits") {
      await expect { await HiddenSpec.answer() }.to(equal(42))
    }
  }

  private static func answer() async -> Int {
    await Task.yield()
    return 42
  }
}
