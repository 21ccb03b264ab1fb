extension UITableViewCell {
  /// The texts of the content, for the labels of the controls beside it.
  var contentText: String { accessibilityLabel ?? contentView.shownTexts.joined(separator: ", ") }
}

extension UIView {
  fileprivate var shownTexts: [String] {
    subviews.flatMap { view in
      guard !view.isHidden else { return [String]() }
      if let label = view as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
      return view.shownTexts
    }
  }
}
