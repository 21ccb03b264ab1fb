@testable @_spi(Windfall) import UIKit

/// Notes every call of its life cycle, each with its name in front; layout passes in a row count as one.
@MainActor final class OrderRecorder: UIViewController {
  @MainActor final class Log {
    private(set) var entries: [String] = []

    func note(_ entry: String) { if entries.last != entry || !entry.hasSuffix(".layout") { entries.append(entry) } }

    /// What was noted since the last time, after everything that is pending has happened.
    func takeAll() -> [String] {
      CommitCycle.shared.commitIfNeeded()
      defer { entries = [] }
      return entries
    }
  }

  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.note(name + "." + event) }

  override func loadView() {
    note("load")
    super.loadView()
  }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidLayoutSubviews() { note("layout") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willEnter")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "entered")
  }
}
