extension UITableViewCell {
  var textLayout: CellTextLayout {
    CellTextLayout(
      style: style, picture: madePicture, label: madeLabel, detailLabel: madeDetailLabel,
      indentation: CGFloat(indentationLevel) * indentationWidth)
  }

  func addLabel(size: CGFloat) -> UILabel {
    let label = CellLabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    return label
  }
}
