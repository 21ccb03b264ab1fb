/// The places of a cell's own labels and picture in one of the cell styles.
@MainActor struct CellTextLayout {
  let style: UITableViewCell.CellStyle
  let picture: UIImageView?
  let label: UILabel?
  let detailLabel: UILabel?
  let indentation: CGFloat
  var margins = NSDirectionalEdgeInsets(
    top: 11, leading: UITableViewCell.margin, bottom: 11, trailing: UITableViewCell.margin)
  /// Between the picture and the text.
  var gap: CGFloat = 16
  /// Between the text and the secondary text, side by side and below each other.
  var textGap = CGSize(width: 6, height: 0)
  var imageProperties: UIListContentConfiguration.ImageProperties?

  init(
    style: UITableViewCell.CellStyle, picture: UIImageView?, label: UILabel?, detailLabel: UILabel?,
    indentation: CGFloat = 0
  ) {
    self.indentation = indentation
    self.style = style
    self.picture = picture
    self.label = label
    self.detailLabel = detailLabel
  }

  func height(width: CGFloat) -> CGFloat {
    let room = width - start - margins.trailing
    let first = size(of: label, width: room)
    let second = size(of: detailLabel, width: room)
    let text =
      style == .subtitle
      ? first.height + lineGap(first, second) + second.height : max(first.height, second.height)
    let image = imageProperties.flatMap { properties in imageSize.map { properties.reserved(for: $0).height } } ?? 0
    let content = max(text, image)
    return content == 0 ? 0 : content + margins.top + margins.bottom
  }

  func place(in box: CGRect, isMirrored: Bool) {
    place(in: box)
    guard isMirrored else { return }
    for view in [picture, label, detailLabel] { view.map { $0.frame = $0.frame.mirrored(in: box) } }
  }

  private func place(in box: CGRect) {
    placePicture(in: box)
    let start = start
    let room = max(0, box.width - start - margins.trailing)
    let first = size(of: label, width: room)
    let second = size(of: detailLabel, width: room)
    switch style {
    case .default:
      label?.frame = CGRect(x: start, y: box.minY, width: room, height: box.height)
    case .subtitle:
      let gap = lineGap(first, second)
      let y = box.midY - (first.height + gap + second.height) / 2
      label?.frame = CGRect(x: start, y: y, width: room, height: first.height)
      detailLabel?.frame = CGRect(x: start, y: y + first.height + gap, width: room, height: second.height)
    case .value1:
      let detail = min(second.width, room)
      let text = min(first.width, max(0, room - detail - textGap.width))
      label?.frame = CGRect(x: start, y: box.midY - first.height / 2, width: text, height: first.height)
      detailLabel?.frame = CGRect(
        x: start + room - detail, y: box.midY - second.height / 2, width: detail, height: second.height)
    case .value2:
      label?.frame = CGRect(x: start, y: box.midY - first.height / 2, width: 91, height: first.height)
      detailLabel?.frame = CGRect(
        x: start + 97, y: box.midY - second.height / 2, width: max(0, room - 97), height: second.height)
    }
  }

  /// Between two texts below each other; there is none where one is empty.
  private func lineGap(_ first: CGSize, _ second: CGSize) -> CGFloat {
    first.height > 0 && second.height > 0 ? textGap.height : 0
  }

  /// An image that is higher than the cell is made smaller.
  private func placePicture(in box: CGRect) {
    guard let picture, let size = imageSize else { return }
    let height = min(size.height, box.height)
    let width = size.height > 0 ? size.width * height / size.height : 0
    let reserved = imageProperties.map { $0.reserved(for: size).width } ?? width
    picture.frame = CGRect(
      x: margins.leading + indentation + (reserved - width) / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private var imageSize: CGSize? {
    guard let size = picture?.image?.size else { return nil }
    return imageProperties?.size(of: size) ?? size
  }

  private var start: CGFloat {
    let start = margins.leading + indentation
    guard let size = imageSize else { return start }
    return start + (imageProperties?.reserved(for: size) ?? size).width + gap
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }
}

/// A label of a cell's own, which the cell places anew when its text changes. Without a text it has no element.
final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() { superview?.superview?.setNeedsLayout() }

  override var elementPublishing: ElementPublishing { (text ?? "").isEmpty ? .hidden : .automatic }
}

extension UITableViewCell {
  /// The texts of the content, for the labels of the controls beside it.
  var contentText: String { accessibilityLabel ?? contentView.shownTexts.joined(separator: ", ") }
}

extension UICollectionViewCell {
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
