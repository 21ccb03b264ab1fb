import WindfallCore

/// The accessibility properties that were set on a view; most views have none.
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var areElementsHidden = false
  var isModal = false
  var elements: [Any]?
  var blocks: AccessibilityBlocks?
}

extension Element {
  func moved(by offset: CGPoint) -> Element {
    with(frame: frame.offsetBy(dx: offset.x, dy: offset.y), contentOffset: contentOffset, children: children)
  }

  /// The element as it is when the box around it is turned or scaled about the box's own centre.
  func transformed(by transform: CGAffineTransform) -> Element {
    var linear = transform
    linear.tx = 0
    linear.ty = 0
    return with(
      frame: frame.applying(linear), contentOffset: contentOffset.applying(linear),
      children: children.map { $0.transformed(by: linear) })
  }

  private func with(frame: CGRect, contentOffset: CGPoint, children: [Element]) -> Element {
    Element(
      type: type, viewID: viewID, identifier: identifier, label: label, title: title, value: value,
      placeholder: placeholder, frame: frame, contentOffset: contentOffset, states: states, children: children)
  }
}

extension CGAffineTransform {
  /// The transform only moves.
  var isScaleFree: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// Holds content and has no element of its own.
final class TransparentView: UIView {
  override var elementPublishing: ElementPublishing { .transparent }
}
