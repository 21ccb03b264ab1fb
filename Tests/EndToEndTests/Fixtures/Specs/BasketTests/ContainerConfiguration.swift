import Nimble
import Quick

class ContainerConfiguration: QuickConfiguration {
  override class func configure(_ configuration: QCKConfiguration) {
    sharedExamples("a container") { (context: @escaping SharedExampleContext) in
      it("has things") {
        expect(context()["things"] as? [String]).toNot(beEmpty())
      }
    }
  }
}
