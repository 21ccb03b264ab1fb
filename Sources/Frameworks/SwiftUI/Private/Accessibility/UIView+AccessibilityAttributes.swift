import UIKit

extension UIView {
  /// Takes what accessibility modifiers say.
  func take(_ attributes: AccessibilityAttributes) {
    accessibilityIdentifier = attributes.identifier
    accessibilityLabel = attributes.label
    accessibilityHint = attributes.hint
    accessibilityElementsHidden = attributes.isHidden ?? false
  }
}
