import Intents
import UIKit

/// Overrides what the framework does not have here, and has buttons for what works and what does not.
class ScreenController: UIViewController {
  let recorder = Recorder()
  private(set) var title2 = "nothing"

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    stack.axis = .vertical
    for (title, action) in [("Count", #selector(count)), ("Record", #selector(record))] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    view.addSubview(stack)
    view.addSubview(label)
  }

  private let label = UILabel(frame: CGRect(x: 0, y: 400, width: 300, height: 40))

  @objc private func count() { label.text = "counted" }

  @objc private func record() {
    label.text = recorder.start() ? "recording" : "silent"
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    title2 = "encoded"
  }
}
