import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = NSClassFromString("XCTestCase") == nil ? "without tests" : "with tests"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.addSubview(label)
    window?.makeKeyAndVisible()
    return true
  }
}
