import UIKit

/// The UIKit field inside.
final class FieldRenderView: UITextField {
  private var attributes = AccessibilityAttributes()

  func apply(_ attributes: AccessibilityAttributes) {
    if attributes == self.attributes { return }
    self.attributes = attributes
    accessibilityIdentifier = attributes.identifier
    accessibilityLabel = attributes.label
    accessibilityHint = attributes.hint
    accessibilityElementsHidden = attributes.isHidden ?? false
  }
}
