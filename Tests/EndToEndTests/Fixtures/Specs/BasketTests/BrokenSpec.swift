import Quick

class BrokenSpec: QuickSpec {
  override class func spec() {
    let numbers: [Int] = []
    describe("numbers from \(numbers[numbers.count])") {  // crashes
      it("is never read") {}
    }
  }
}
