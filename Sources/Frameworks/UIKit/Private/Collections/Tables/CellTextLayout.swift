/// The places of a cell's own labels and picture in one of the cell styles.
@MainActor struct CellTextLayout {
  private static let gap: CGFloat = 16

  let style: UITableViewCell.CellStyle
  let picture: UIImageView?
  let label: UILabel?
  let detailLabel: UILabel?
  var indentation: CGFloat = 0

  func height(width: CGFloat) -> CGFloat {
    let room = width - start(in: width) - UITableViewCell.margin
    let first = size(of: label, width: room)
    let second = size(of: detailLabel, width: room)
    let text = style == .subtitle ? first.height + second.height : max(first.height, second.height)
    return text == 0 ? 0 : text + 22
  }

  func place(in box: CGRect) {
    if let picture, let image = picture.image {
      let height = min(image.size.height, box.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(
        x: UITableViewCell.margin + indentation, y: box.midY - height / 2, width: width, height: height)
    }
    let start = start(in: box.width)
    let room = max(0, box.width - start - UITableViewCell.margin)
    let first = size(of: label, width: room)
    let second = size(of: detailLabel, width: room)
    switch style {
    case .default:
      label?.frame = CGRect(x: start, y: box.minY, width: room, height: box.height)
    case .subtitle:
      let y = box.midY - (first.height + second.height) / 2
      label?.frame = CGRect(x: start, y: y, width: room, height: first.height)
      detailLabel?.frame = CGRect(x: start, y: y + first.height, width: room, height: second.height)
    case .value1:
      let detail = min(second.width, room)
      let text = min(first.width, max(0, room - detail - 6))
      label?.frame = CGRect(x: start, y: box.midY - first.height / 2, width: text, height: first.height)
      detailLabel?.frame = CGRect(
        x: start + room - detail, y: box.midY - second.height / 2, width: detail, height: second.height)
    case .value2:
      label?.frame = CGRect(x: start, y: box.midY - first.height / 2, width: 91, height: first.height)
      detailLabel?.frame = CGRect(
        x: start + 97, y: box.midY - second.height / 2, width: max(0, room - 97), height: second.height)
    }
  }

  private func start(in width: CGFloat) -> CGFloat {
    let start = UITableViewCell.margin + indentation
    guard let size = picture?.image?.size else { return start }
    return start + size.width + CellTextLayout.gap
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

extension UIView {
  fileprivate var shownTexts: [String] {
    subviews.flatMap { view in
      guard !view.isHidden else { return [String]() }
      if let label = view as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
      return view.shownTexts
    }
  }
}
