import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UINavigationControllerTests {
  private typealias Log = LifeCycleRecorder.Log

  @Test func `Without a window the stack changes and no view is loaded`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: true)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [first, second, third])
    #expect(navigation.topViewController === third)
    #expect(third.navigationController === navigation && third.parent === navigation)
    #expect(navigation.popToRootViewController(animated: true) == [second, third])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(third.navigationController == nil)
    navigation.viewControllers = [third, second]
    #expect(navigation.popToViewController(third, animated: false) == [second])
    #expect(!first.isViewLoaded && !third.isViewLoaded)
  }

  private final class Titled: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      navigationBar.topItem?.title = "Titled"
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `A subclass overrides the initialiser with a root`() {
    let root = UIViewController()
    let navigation = Titled(rootViewController: root)
    #expect(navigation.viewControllers == [root] && root.navigationItem.title == "Titled")
  }

  private final class OwnBar: UINavigationBar {}
  private final class OwnToolbar: UIToolbar {}

  private final class Turning: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private final class Silent: NSObject, UINavigationControllerDelegate {}

  @Test func `Its bars are of the classes that it is made with`() {
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    navigation.viewControllers = [UIViewController()]
    navigation.topViewController?.title = "Top"
    #expect(navigation.navigationBar.topItem?.title == "Top")
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar!) == UIToolbar.self)
  }

  @Test func `The delegate says how it may be turned`() {
    let (navigation, turning, silent) = (UINavigationController(), Turning(), Silent())
    let (supported, preferred) = (
      navigation.supportedInterfaceOrientations, navigation.preferredInterfaceOrientationForPresentation
    )
    navigation.delegate = turning
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    navigation.delegate = silent
    #expect(navigation.supportedInterfaceOrientations == supported && supported != .landscape)
    #expect(navigation.preferredInterfaceOrientationForPresentation == preferred)
  }

  @Test func `Pushing and popping tell the controllers in the order of iOS`() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: LifeCycleRecorder("A", log))
    withWindow(showing: navigation) { _ in
      #expect(log.entries == ["A.didLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
      log.entries = []
      navigation.pushViewController(LifeCycleRecorder("B", log), animated: true)
      CommitCycle.shared.commitIfNeeded()
      #expect(
        log.entries == [
          "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear", "B.didAppear",
        ])
      log.entries = []
      navigation.popViewController(animated: true)
      CommitCycle.shared.commitIfNeeded()
      #expect(
        log.entries == ["B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear", "A.didAppear"])
    }
  }

  @Test func `The delegate hears of each screen before and after`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var entries: [String] = []

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { entries.append("will \(viewController.title ?? "") \(animated)") }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { entries.append("did \(viewController.title ?? "") \(animated)") }
    }
    let delegate = Delegate()
    let (first, second) = (UIViewController(), UIViewController())
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    withWindow(showing: navigation) { _ in
      navigation.delegate = delegate
      navigation.pushViewController(second, animated: true)
      CommitCycle.shared.commitIfNeeded()
      #expect(delegate.entries == ["will Second true", "did Second true"])
    }
  }

  @Test func `Moving tells apart who comes, who goes and who is only covered`() {
    final class Mover: UIViewController {
      var moves: [String] = []
      override func viewWillAppear(_ animated: Bool) { moves.append("in \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { moves.append("out \(isMovingFromParent)") }
    }
    let (first, second) = (Mover(), Mover())
    let navigation = UINavigationController(rootViewController: first)
    withWindow(showing: navigation) { _ in
      navigation.pushViewController(second, animated: false)
      CommitCycle.shared.commitIfNeeded()
      navigation.popViewController(animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(first.moves == ["in true", "out false", "in false"])
      #expect(second.moves == ["in true", "out true"])
    }
  }

  @Test func `The bar is an element with the title, and buttons that go back and act`() throws {
    final class Target: NSObject {
      var senders: [Any?] = []
      func save(_ sender: Any?) { senders.append(sender) }
    }
    let target = Target()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("Inbox", "Message")
    let save = UIBarButtonItem(
      barButtonSystemItem: .save, target: target, action: Selector("save:", method: Target.save))
    second.navigationItem.rightBarButtonItem = save
    let navigation = UINavigationController(rootViewController: first)
    try withWindow(showing: navigation) { _ in
      let inbox = try #require(Element.onScreen(.navigationBar).first)
      #expect(inbox.identifier == "Inbox")
      #expect(inbox.all(.staticText).map(\.label) == ["Inbox"])
      #expect(inbox.all(.button).isEmpty)
      navigation.pushViewController(second, animated: true)
      let message = try #require(Element.onScreen(.navigationBar).first)
      #expect(message.identifier == "Message")
      #expect(message.all(.button).map(\.label) == ["Inbox", "Save"])
      #expect(message.children.map(\.type) == [.button, .staticText, .button])
      tap(message.all(.button).last)
      #expect(target.senders.count == 1 && target.senders.first as? UIBarButtonItem === save)
      save.isEnabled = false
      #expect(Element.onScreen(.navigationBar).first?.all(.button).last?.states == [])
      tap(message.all(.button).first)
      #expect(navigation.topViewController === first)
      #expect(Element.onScreen(.navigationBar).first?.identifier == "Inbox")
    }
  }

  @Test(arguments: [
    (nil, "Back"), ("Home", "Home"), ("A title that is far too long for a button beside another", "Back"),
  ])
  func `The back button has the name of the screen before`(title: String?, expected: String) {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = (title, "Second")
    let navigation = UINavigationController(rootViewController: first)
    withWindow(showing: navigation) { _ in
      navigation.pushViewController(second, animated: false)
      #expect(Element.onScreen(.navigationBar).first?.all(.button).map(\.label) == [expected])
      second.navigationItem.hidesBackButton = true
      #expect(Element.onScreen(.navigationBar).first?.all(.button).isEmpty == true)
    }
  }

  @Test func `The safe area begins below the bar`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    withWindow(showing: navigation) { window in
      #expect(root.view.frame == window.bounds)
      #expect(root.view.safeAreaInsets.top == window.safeAreaInsets.top + 44)
      navigation.navigationBar.prefersLargeTitles = true
      CommitCycle.shared.commitIfNeeded()
      #expect(root.view.safeAreaInsets.top == window.safeAreaInsets.top + 96)
      navigation.setNavigationBarHidden(true, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(root.view.safeAreaInsets.top == window.safeAreaInsets.top)
      #expect(Element.onScreen(.navigationBar).isEmpty)
    }
  }

  @Test func `A popped controller is freed`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    withWindow(showing: navigation) { _ in
      weak var popped: UIViewController?
      do {
        let controller = UIViewController()
        popped = controller
        navigation.pushViewController(controller, animated: false)
        CommitCycle.shared.commitIfNeeded()
      }
      navigation.popViewController(animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(popped == nil)
    }
  }
}
