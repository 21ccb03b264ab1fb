import UIKit

class GreetingViewController: UIViewController {
  let label = CopyLabel()
  let field = UITextField()
  let button = UIButton(type: .system)
  private(set) var tapCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    label.text = "Who are you?"
    label.accessibilityIdentifier = "greeting"
    field.frame = CGRect(x: 20, y: 160, width: 300, height: 40)
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    button.frame = CGRect(x: 20, y: 220, width: 300, height: 40)
    button.setTitle("Greet", for: .normal)
    button.addTarget(self, action: #selector(didTapGreet(_:)), for: .touchUpInside)
    for subview in [label, field, button] { view.addSubview(subview) }
  }

  @objc private func didTapGreet(_ sender: UIButton) {
    tapCount += 1
    let name = field.text ?? ""
    label.text = name.isEmpty ? "Hello" : "Hello, \(name)"
  }
}
