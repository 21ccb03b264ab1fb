import Testing

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Segues") struct UIStoryboardSegueTests {
  private class Slide: UIStoryboardSegue {
    let width: Int

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      width = 3
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  @Test func `One of a class known only at run time is made by that class, and does what it is given to do`() {
    let (source, destination) = (UIViewController(), UIViewController())
    var isDone = false
    let type: UIStoryboardSegue.Type = Slide.self
    let segue = type.windfallMake(identifier: "a", source: source, destination: destination) { isDone = true }
    #expect((segue as? Slide)?.width == 3 && segue.identifier == "a" && segue.destination === destination)
    segue.perform()
    #expect(isDone)
    #expect((type.windfallMake(identifier: nil, source: source, destination: destination) as? Slide)?.width == 3)
  }
}
