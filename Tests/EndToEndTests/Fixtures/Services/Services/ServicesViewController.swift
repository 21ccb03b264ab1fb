import MapKit
import UserNotifications
import WebKit

class ServicesViewController: UIViewController {
  let web = WKWebView()
  let map = MKMapView()
  let answer = UILabel()
  private let moves = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    answer.text = "not asked"
    moves.text = "not moved"
    let ask = button("Ask", #selector(ask(_:)))
    let move = button("Move", #selector(move(_:)))
    let stack = UIStackView(arrangedSubviews: [answer, moves, ask, move])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 200, height: 160)
    view.addSubview(stack)
    web.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
    map.frame = CGRect(x: 0, y: 500, width: 390, height: 200)
    view.addSubview(web)
    view.addSubview(map)
    web.navigationDelegate = self
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc func ask(_ sender: UIButton) {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      DispatchQueue.main.async { self.answer.text = granted ? "granted" : "denied" }
    }
  }

  @objc func move(_ sender: UIButton) { moves.text = "moved" }
}

extension ServicesViewController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
  ) {
    answer.text = "offline \((error as NSError).code)"
  }
}
