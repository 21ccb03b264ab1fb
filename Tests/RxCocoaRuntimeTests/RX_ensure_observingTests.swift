import ObjectiveC
import RxCocoaRuntime
import Testing
import UIKit

private final class Observer: RXMessageSentObserver {
  var log: [String] = []
  var targetImplementation: IMP { RX_default_target_implementation() }
  func messageSent(withArguments arguments: [Any]) { log.append("sent \(arguments)") }
  func methodInvoked(withArguments arguments: [Any]) { log.append("invoked \(arguments)") }
}

open class ObservedController: UIViewController {
  var log: [String] = []
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("appeared")
  }
}

@MainActor @Suite("Observing messages for RxCocoa") struct RX_ensure_observingTests {
  private func observe(_ object: NSObject, _ selector: Selector) -> (Observer, NSError?) {
    let observer = Observer()
    let key = RX_reference_from_selector(RX_selector(selector))
    objc_setAssociatedObject(object, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var error: NSError?
    let implementation = RX_ensure_observing(object, selector, &error)
    #expect((implementation == nil) == (error != nil) && implementation != RX_default_target_implementation())
    return (observer, error)
  }

  @Test func `What UIKit sends to a controller is told`() {
    let controller = ObservedController()
    let (appearance, none) = observe(controller, Selector("viewDidAppear:"))
    let (loading, _) = observe(controller, Selector("viewDidLoad"))
    #expect(none == nil)
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(loading.log == ["sent []", "invoked []"])
    #expect(controller.log == ["appeared"] && appearance.log == ["sent [false]", "invoked [false]"])
    controller.viewDidAppear(true)
    #expect(appearance.log.suffix(2) == ["sent [true]", "invoked [true]"])
    let other = ObservedController()
    other.viewDidAppear(false)
    #expect(appearance.log.count == 4 && other.log == ["appeared"])
  }

  @Test(arguments: [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "viewDidLayoutSubviews", "willMoveToParentViewController:", "didMoveToParentViewController:",
    "didMove:", "present:::", "presentViewController:animated:completion:",
    "dismissViewControllerAnimated:completion:",
  ])
  func `Controllers of UIKit and of apps can be observed`(_ name: String) {
    for controller in [UINavigationController(), UIViewController(), ObservedController()] {
      #expect(observe(controller, Selector(name)).1 == nil)
    }
  }

  @Test func `A method is told to those who name it with and without labels`() {
    let controller = UIViewController()
    let (short, long) = (
      observe(controller, Selector("didMove", method: UIViewController.didMove)).0,
      observe(controller, Selector("didMoveToParentViewController:")).0
    )
    controller.didMove(toParent: nil)
    #expect(short.log == ["sent [<null>]", "invoked [<null>]"] && long.log == short.log)
  }

  @Test func `What is called directly is an error with a reason`() throws {
    let (_, error) = observe(NSObject(), Selector("noSuchMethod:"))
    #expect(error?.code == RXObjCRuntimeError.selectorNotImplemented.rawValue)
    #expect(try #require(error).localizedDescription == "-[NSObject noSuchMethod:] is not implemented")
  }
}
