@_spi(Windfall) import UIKit
import WindfallCore

/// A view of the graph that is an element by itself.
class LeafView: UIView {
  private var isEnabledElement = true
  private var traits: AccessibilityTraits = []
  private var isHiddenElement = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Sets what tests read of the view: what modifiers say, or else its own label.
  func apply(_ attributes: AccessibilityAttributes, label: String, enabled: Bool, value: String? = nil) {
    accessibilityLabel = attributes.label ?? label
    accessibilityIdentifier = attributes.identifier
    accessibilityValue = attributes.value ?? value
    accessibilityHint = attributes.hint
    let isHidden = attributes.isHidden ?? false
    if isEnabledElement != enabled || traits != attributes.addedTraits || isHiddenElement != isHidden {
      isEnabledElement = enabled
      traits = attributes.addedTraits
      isHiddenElement = isHidden
      setNeedsPublish()
    }
  }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabledElement ? .enabled : []
    if traits.contains(.isSelected) { states.insert(.selected) }
    return states
  }

  override var elementPublishing: ElementPublishing { isHiddenElement ? .hidden : .automatic }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !takesTouches ? nil : hit
  }

  /// Whether fingers stop at the view; text and pictures let them through to what is behind.
  var takesTouches: Bool { false }
}
