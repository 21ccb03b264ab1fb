import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UIViewControllerTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class Recorder: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.entries.append(name + event) }

    override func loadView() {
      note("load")
      super.loadView()
    }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  @Test func `A root controller appears in the order of iOS`() {
    let log = Log()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Recorder("", log)
    #expect(log.entries.isEmpty)
    window.makeKeyAndVisible()
    CommitCycle.shared.commitIfNeeded()
    #expect(
      log.entries == ["load", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"])
    log.entries = []
    window.rootViewController = UIViewController()
    #expect(log.entries == ["willDisappear", "didDisappear"])
    window.isHidden = true
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, ["2load", "2didLoad", "1willDisappear", "2willAppear", "2isAppearing"]),
    (.pageSheet, ["2load", "2didLoad", "2willAppear", "2isAppearing"]),
  ])
  func `Presenting covers the presenter or leaves it`(style: UIModalPresentationStyle, expected: [String]) {
    let log = Log()
    let (first, second) = (Recorder("1", log), Recorder("2", log))
    second.modalPresentationStyle = style
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = first
    window.makeKeyAndVisible()
    CommitCycle.shared.commitIfNeeded()
    log.entries = []
    first.present(second, animated: false)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    #expect(Array(log.entries.prefix(expected.count)) == expected)
    CommitCycle.shared.commitIfNeeded()
    #expect(log.entries.last == (style == .fullScreen ? "1didDisappear" : "2didAppear"))
    #expect(window.hitTest(CGPoint(x: 100, y: 400), with: nil) === second.view)
    log.entries = []
    second.dismiss(animated: false)
    CommitCycle.shared.commitIfNeeded()
    #expect(first.presentedViewController == nil)
    #expect(log.entries.contains("2didDisappear"))
    #expect(log.entries.contains("1didAppear") == (style == .fullScreen))
    window.isHidden = true
  }

  @Test func `Children appear with their parent`() {
    let log = Log()
    let (parent, child) = (UIViewController(), Recorder("", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === parent.view)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    CommitCycle.shared.commitIfNeeded()
    #expect(log.entries.filter { $0 == "willAppear" || $0 == "didAppear" } == ["willAppear", "didAppear"])
    window.isHidden = true
  }
}
