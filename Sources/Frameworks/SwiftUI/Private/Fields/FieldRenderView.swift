import UIKit

/// The UIKit field inside.
final class FieldRenderView: UITextField {
  /// What lies on the keyboard, where the app itself gives nothing.
  var keyboardBar: (@MainActor () -> UIView?)?

  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView ?? keyboardBar?() }
    set { super.inputAccessoryView = newValue }
  }

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
