// UIKit is imported by the bridging header.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
