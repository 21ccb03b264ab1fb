import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
  var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

class ClockViewController: UIViewController {
  @IBOutlet private var labels: [UILabel]!
  @IBOutlet weak var titleLabel: UILabel!
  @IBInspectable var cornerRadius: CGFloat = 0
  let table = UITableView()
  let button = UIButton(type: .system)
  private var token: NSKeyValueObservation?
  private(set) var titles: [String] = []
  private(set) var events: [String] = []

  func resetHistory() { events = [] }

  @objc func didTap(_ sender: UIButton) { events.append("tap \(sender.title(for: .normal) ?? "")") }
  @objc func later(_ text: String) { events.append("later \(text)") }
  @objc func noted(_ notification: Notification) { events.append("noted \(notification.name.rawValue)") }
  @objc(renamedAction) func original() { events.append("renamed") }
}

// Overrides stand in an extension here.
extension ClockViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    button.addTarget(self, action: #selector(didTap), for: .touchUpInside)
    token = button.observe(\.titleLabel?.text, options: [.old, .new]) { [weak self] _, change in
      self?.titles.append((change.newValue ?? nil) ?? "nil")
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(ClockViewController.noted(_:)), name: UIApplication.didBecomeActiveNotification,
      object: nil)
  }
}
