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

/// Takes the width it is offered.
@MainActor
final class FieldItem: ViewItem<FieldRenderView> {
  private var height: CGFloat = 0

  func contentChanged() {
    let new = view.intrinsicContentSize.height
    if new == height { return }
    height = new
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? view.intrinsicContentSize.width, height: height)
  }
}

/// An editable line of text; empty, it shows its title.
struct FieldView: PrimitiveView {
  let title: String
  let text: Binding<String>
  var isSecure = false
  var kind = FieldKind.text
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (@MainActor () -> Void)?

  static func _makeNode(_ view: FieldView, _ context: _NodeContext) -> _Node<FieldView> { FieldNode(view, context) }
}

/// What the text of a field stands for.
enum FieldKind {
  /// Itself: a binding may refuse what is typed.
  case text
  /// A value that is read with each key; the text is written anew only when editing ends, as it may be half a number.
  case value
}
