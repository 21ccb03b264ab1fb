import PlaygroundSupport
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The page of a playground", .serialized) struct PlaygroundPageTests {
  private final class Controller: UIViewController {
    var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }
  }

  @Test("A controller that becomes the live view appears in a window, once")
  func controller() {
    let controller = Controller()
    PlaygroundPage.current.liveView = controller
    #expect(controller.appearances == 1)
    #expect(controller.view.window?.isKeyWindow == true)
    PlaygroundPage.current.liveView = nil
    #expect(controller.view.window == nil)
  }

  @Test("A view that becomes the live view keeps its size")
  func view() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    PlaygroundPage.current.liveView = view
    #expect(view.window != nil)
    #expect(view.frame.size == CGSize(width: 100, height: 50))
    PlaygroundPage.current.liveView = nil
  }

  @Test("A view of SwiftUI is hosted")
  func hosting() {
    PlaygroundPage.current.setLiveView(Text("Hello"))
    #expect(PlaygroundPage.current.liveView is UIHostingController<Text>)
    PlaygroundPage.current.liveView = nil
  }

  @Test("Nothing keeps a page running unless it asks for it")
  func indefiniteExecution() {
    PlaygroundPage.current.liveView = UIView()
    #expect(!PlaygroundPage.current.needsIndefiniteExecution)
    PlaygroundPage.current.liveView = nil
  }
}
