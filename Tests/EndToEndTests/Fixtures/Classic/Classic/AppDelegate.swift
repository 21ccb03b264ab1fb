import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var hasFinishedLaunching = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WordsViewController()
    window.makeKeyAndVisible()
    self.window = window
    hasFinishedLaunching = true
    return true
  }
}

/// Written for Swift 4.
class WordsViewController: UIViewController {
  let button = UIButton(type: UIButtonType.system)
  private(set) var warnings = 0
  private(set) var keyboards = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let attributes: [NSAttributedStringKey: Any] = [.foregroundColor: UIColor.red]
    button.setAttributedTitle(NSAttributedString(string: "Add", attributes: attributes), for: UIControlState.normal)
    button.contentEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)
    view.addSubview(button)
    view.bringSubview(toFront: button)
    let child = UIViewController()
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    keyboards += notification.userInfo?[UIKeyboardFrameEndUserInfoKey] == nil ? 0 : 1
  }
}
