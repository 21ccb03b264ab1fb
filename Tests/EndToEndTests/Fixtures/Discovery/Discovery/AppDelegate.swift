import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// What the launch has set off, as it is done.
  private(set) var done: Set<String> = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = "flavour: \(UserDefaults.standard.string(forKey: "flavour") ?? "none")"
    controller.view.addSubview(label)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    setOffWork()
    return true
  }

  private func setOffWork() {
    DispatchQueue.main.async { DispatchQueue.main.async { self.done.insert("block") } }
    Task {
      await Task.yield()
      done.insert("task")
    }
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { _ = self.done.insert("timer") }
    }
    DispatchQueue.global().async { DispatchQueue.main.async { self.done.insert("background") } }
    Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
      MainActor.assumeIsolated { _ = self.done.insert("late") }
    }
  }
}
