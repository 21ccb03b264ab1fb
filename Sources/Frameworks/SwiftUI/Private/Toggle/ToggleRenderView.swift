@_spi(Windfall) import UIKit
import WindfallCore

/// The element of a toggle, as wide as label and switch together; only the switch itself takes fingers.
final class ToggleRenderView: RenderView {
  private var attributes = AccessibilityAttributes()
  private var isOn = false
  private var isEnabledElement = true

  func apply(_ attributes: AccessibilityAttributes, isOn: Bool, _ isEnabled: Bool) {
    if attributes == self.attributes && isOn == self.isOn && isEnabled == isEnabledElement { return }
    self.attributes = attributes
    self.isOn = isOn
    isEnabledElement = isEnabled
    accessibilityIdentifier = attributes.identifier
    setNeedsPublish()
  }

  override var elementPublishing: ElementPublishing { attributes.isHidden == true ? .hidden : .elementWithChildren }

  override var elementType: ElementType { .switch }

  override var elementLabel: String { attributes.label ?? ElementText.joinedLabel(of: self) }

  override var elementValue: String? { attributes.value ?? (isOn ? "1" : "0") }

  override var elementStates: ElementStates { isEnabledElement ? .enabled : [] }
}
