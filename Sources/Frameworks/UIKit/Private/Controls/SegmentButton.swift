/// A segment of a segmented control.
final class SegmentButton: UIButton {
  /// The action that gives the segment its title or image, and that choosing the segment performs.
  var segmentAction: UIAction? {
    didSet {
      guard let segmentAction else { return }
      setImage(segmentAction.image, for: .normal)
      // As in UISegmentedControl, an image takes the place of the title.
      setTitle(segmentAction.image == nil ? segmentAction.title : nil, for: .normal)
    }
  }

  /// Zero stands for a width that follows the other segments.
  var fixedWidth: CGFloat = 0

  /// Takes the font and the colours of the attributes that stand for each state.
  func show(_ attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]]) {
    let font = attributes[UIControl.State.normal.rawValue]?[.font] as? UIFont
    titleLabel?.font = font ?? .systemFont(ofSize: 13, weight: .medium)
    setTitleColor(.label, for: .normal)
    for (state, values) in attributes {
      guard let color = values[.foregroundColor] as? UIColor else { continue }
      setTitleColor(color, for: UIControl.State(rawValue: state))
    }
  }
}
