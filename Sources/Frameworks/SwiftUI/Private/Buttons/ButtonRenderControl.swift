@_spi(Windfall) import UIKit
import WindfallCore

/// The control of a button: an element that is labelled with the texts inside it, and around their elements where there
/// are several.
final class ButtonRenderControl: UIControl {
  private var attributes = AccessibilityAttributes()
  var onTap: (() -> Void)?
  /// Whether taps are the business of what is shown in the control.
  var isPassive = false
  /// Whether another button in the control is the element.
  var isShownByButton = false { didSet { if isShownByButton != oldValue { setNeedsPublish() } } }
  /// Whether a single text in the control is an element, too.
  var showsSingleText = false
  /// Called when a finger goes down on the control or leaves it.
  var onHighlight: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in if self?.isPassive == false { self?.onTap?() } }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ attributes: AccessibilityAttributes) {
    if attributes == self.attributes { return }
    self.attributes = attributes
    accessibilityIdentifier = attributes.identifier
    accessibilityValue = attributes.value
    accessibilityHint = attributes.hint
    setNeedsPublish()
  }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue, !isPassive { onHighlight?() } } }

  /// What the label shows belongs to the control, except for controls in it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if isPassive { return hit === self ? nil : hit }
    return hit is UIControl ? hit : self
  }

  /// A tap on the button is not one on what is around it, unless that asks for it.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, !isPassive, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    if let gestures = gestureRecognizer.view as? any RankedGestures, gestures.rank != .normal { return true }
    return tap.numberOfTapsRequired != 1
  }

  /// Where the button has none, that of something in its label.
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? ElementText.firstIdentifier(in: self) }
    set { super.accessibilityIdentifier = newValue }
  }

  override var elementType: ElementType { attributes.addedTraits.contains(.isLink) ? .link : .button }

  override var elementLabel: String { attributes.label ?? ElementText.joinedLabel(of: self, skipsSymbols: true) }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabled ? .enabled : []
    if attributes.addedTraits.contains(.isSelected) { states.insert(.selected) }
    return states
  }

  override var elementPublishing: ElementPublishing {
    if attributes.isHidden == true { return .hidden }
    if isShownByButton { return .transparent }
    return ElementText.count(in: self) > (showsSingleText ? 0 : 1) ? .elementWithChildren : .automatic
  }
}

/// Joins a button to the one that its primitive style shows it with.
@MainActor
final class ButtonLink {
  var action: () -> Void = {}
  /// What modifiers say of the button that has the style.
  var attributes = AccessibilityAttributes()
  /// How many buttons show it: if there is one, that is the element.
  private(set) var buttons = 0
  var onChange: (() -> Void)?

  func buttonAdded() {
    buttons += 1
    onChange?()
  }

  func buttonRemoved() {
    buttons -= 1
    onChange?()
  }
}

/// What `buttonStyle` puts around a view.
public struct _ButtonStyleModifier: EnvironmentModifier {
  let style: AnyButtonStyle

  func apply(to environment: inout EnvironmentValues) { environment.buttonStyle = style }

  func isSame(as other: _ButtonStyleModifier) -> Bool {
    style.identity != nil && style.identity == other.style.identity
  }
}
