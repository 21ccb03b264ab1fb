/// A label of a cell's own, which the cell places anew when its text changes. Without a text it has no element.
final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() { superview?.superview?.setNeedsLayout() }

  override var elementPublishing: ElementPublishing { (text ?? "").isEmpty ? .hidden : .automatic }
}
