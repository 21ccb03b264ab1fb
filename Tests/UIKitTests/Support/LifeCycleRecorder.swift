@testable @_spi(Windfall) import UIKit

/// Notes the calls of its life cycle, each with its title in front.
@MainActor final class LifeCycleRecorder: UIViewController {
  @MainActor final class Log {
    var entries: [String] = []
  }

  private let log: Log

  init(_ title: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.entries.append((title ?? "") + "." + event) }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// A visible window around a controller, for the length of a test.
@MainActor func withWindow<Result>(showing controller: UIViewController, _ body: (UIWindow) throws -> Result) rethrows
  -> Result
{
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  CommitCycle.shared.commitIfNeeded()
  defer { window.isHidden = true }
  return try body(window)
}
