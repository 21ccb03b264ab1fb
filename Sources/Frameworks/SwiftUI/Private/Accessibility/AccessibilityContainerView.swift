@_spi(Windfall) import UIKit
import WindfallCore

final class AccessibilityContainerView: RenderView {
  private var behavior = AccessibilityChildBehavior.ignore
  private var attributes = AccessibilityAttributes()

  func apply(_ behavior: AccessibilityChildBehavior, _ attributes: AccessibilityAttributes) {
    if behavior == self.behavior && attributes == self.attributes { return }
    self.behavior = behavior
    self.attributes = attributes
    accessibilityIdentifier = attributes.identifier
    accessibilityValue = attributes.value
    setNeedsPublish()
  }

  override var isAccessibilityElement: Bool {
    get { behavior != .contain }
    set {}
  }

  override var elementPublishing: ElementPublishing {
    if attributes.isHidden == true { return .hidden }
    return behavior == .contain ? .elementWithChildren : .automatic
  }

  override var elementType: ElementType {
    if attributes.addedTraits.contains(.isButton) { return .button }
    if attributes.addedTraits.contains(.isImage) { return .image }
    if behavior == .contain { return .other }
    return behavior == .combine && attributes.addedTraits.isEmpty ? .staticText : .other
  }

  override var elementLabel: String {
    attributes.label ?? (behavior == .combine ? ElementText.joinedLabel(of: self) : "")
  }

  override var elementStates: ElementStates {
    attributes.addedTraits.contains(.isSelected) ? [.enabled, .selected] : .enabled
  }
}
