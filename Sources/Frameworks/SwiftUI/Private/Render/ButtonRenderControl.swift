@_spi(Windfall) import UIKit
import WindfallCore

/// The control of a button: one element, labelled with the texts inside it.
final class ButtonRenderControl: UIControl {
  private var attributes = AccessibilityAttributes()
  var onTap: (() -> Void)?
  /// Called when a finger goes down on the control or leaves it.
  var onHighlight: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
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

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { onHighlight?() } } }

  /// What the label shows belongs to the control, except for controls in it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit is UIControl ? hit : self
  }

  override var elementType: ElementType { attributes.addedTraits.contains(.isLink) ? .link : .button }

  override var elementLabel: String { attributes.label ?? ElementText.joinedLabel(of: self) }

  override var elementStates: ElementStates {
    var states: ElementStates = isEnabled ? .enabled : []
    if attributes.addedTraits.contains(.isSelected) { states.insert(.selected) }
    return states
  }

  override var elementPublishing: ElementPublishing { attributes.isHidden == true ? .hidden : .automatic }
}

/// Texts of elements that stand for all they contain.
@MainActor
enum ElementText {
  /// The labels inside a view, in order.
  static func joinedLabel(of view: UIView) -> String {
    var labels: [String] = []
    for subview in view.subviews {
      for element in subview.publishedElements() { collect(element, into: &labels) }
    }
    return labels.joined(separator: ", ")
  }

  private static func collect(_ element: Element, into labels: inout [String]) {
    if !element.label.isEmpty {
      labels.append(element.label)
    } else {
      for child in element.children { collect(child, into: &labels) }
    }
  }
}
