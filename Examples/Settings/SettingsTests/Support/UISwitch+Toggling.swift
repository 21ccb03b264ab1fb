import UIKit

extension UISwitch {
  /// What a tap does.
  func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
