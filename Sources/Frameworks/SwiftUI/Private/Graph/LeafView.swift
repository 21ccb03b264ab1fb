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
    let newLabel = attributes.label ?? label
    let newValue = attributes.value ?? value
    if accessibilityLabel != newLabel { accessibilityLabel = newLabel }
    if accessibilityIdentifier != attributes.identifier { accessibilityIdentifier = attributes.identifier }
    if accessibilityValue != newValue { accessibilityValue = newValue }
    if accessibilityHint != attributes.hint { accessibilityHint = attributes.hint }
    let isHidden = attributes.isHidden ?? false
    if isEnabledElement != enabled || traits != attributes.addedTraits || isHiddenElement != isHidden {
      isEnabledElement = enabled
      traits = attributes.addedTraits
      isHiddenElement = isHidden
      setNeedsPublish()
    }
  }

  /// What the element is where no trait says otherwise.
  var leafType: ElementType { .other }

  final override var elementType: ElementType { traits.elementType ?? leafType }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabledElement ? .enabled : []
    if traits.contains(.isSelected) { states.insert(.selected) }
    return states
  }

  override var elementPublishing: ElementPublishing { isHiddenElement ? .hidden : .automatic }
}

extension AccessibilityTraits {
  /// The type that the traits make of an element.
  var elementType: ElementType? {
    if contains(.isToggle) { return .switch }
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isSearchField) { return .searchField }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .staticText }
    return nil
  }
}

/// A shape or colour: an element only where an accessibility modifier around it finds no other.
class FallbackLeafView: LeafView {
  private var scope: AccessibilityScope?

  func attach(_ environment: EnvironmentValues) {
    let new = environment.accessibilityScope
    if new !== scope {
      scope?.remove(self)
      scope = new
      new?.add(self)
      setNeedsPublish()
    }
    if new != nil { apply(environment.accessibility, label: "", enabled: environment.isEnabled) }
  }

  func detach() {
    scope?.remove(self)
    scope = nil
  }

  override var elementPublishing: ElementPublishing {
    guard let scope, scope.isElement(self) else { return .transparent }
    return super.elementPublishing
  }
}
