import UIKit

/// Shows the edit menu while a finger is held down on it.
class CopyLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(showMenu(_:))))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != #selector(UIResponderStandardEditActions.paste(_:)) && super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

  override func paste(_ sender: Any?) { text = UIPasteboard.general.string }

  @objc private func showMenu(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    becomeFirstResponder()
    UIMenuController.shared.showMenu(from: self, rect: bounds)
  }
}
