import UIKit

/// Holds the step counter, and shows the latest alert above it.
class RootViewController: UIViewController {
  @IBOutlet var alertLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    alertLabel.isHidden = true
    let center = AlertCenter.instance
    center.notificationCenter.addObserver(
      self, selector: #selector(showAlert(_:)), name: AlertNotification.name, object: center)
  }

  @objc private func showAlert(_ notification: Notification) {
    let alert = notification.userInfo?[AlertNotification.alertKey] as? Alert
    alertLabel.text = alert?.text
    alertLabel.isHidden = alert == nil
  }
}
