/// What a tab bar shows for an item: its picture above its title, or before it where the bar is wide or low.
final class TabBarButton: UIButton {
  private let badge = TabBarBadge()
  private var titlePosition = UIOffset.zero

  func show(_ item: UITabBarItem) {
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    setImage(item.selectedImage, for: .selected)
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.badgeValue
    titlePosition = item.titlePositionAdjustment
    badge.show(item)
    if item.badgeValue == nil { badge.removeFromSuperview() } else { addSubview(badge) }
    setNeedsLayout()
  }

  /// Phones held upright stack.
  private var isStacked: Bool {
    traitCollection.horizontalSizeClass != .regular && traitCollection.verticalSizeClass != .compact
  }

  private var titleSize: CGFloat {
    if isStacked { return 10 }
    return traitCollection.verticalSizeClass == .compact ? 12 : 13
  }

  override func layoutSubviews() {
    guard let titleLabel, let imageView else { return }
    titleLabel.font = .systemFont(ofSize: titleSize, weight: isStacked ? .medium : .regular)
    super.layoutSubviews()
    let hasImage = imageView.superview === self
    let image = hasImage ? imageView.intrinsicContentSize : .zero
    var title = titleLabel.superview === self ? titleLabel.intrinsicContentSize : .zero
    title.width = min(title.width, bounds.width)
    let frames = isStacked ? stacked(image, title) : inline(image, title)
    imageView.frame = onPixels(frames.image)
    titleLabel.frame = onPixels(frames.title.offsetBy(dx: titlePosition.horizontal, dy: titlePosition.vertical))
    badge.frame = badge.frame(beside: hasImage ? imageView.frame : titleLabel.frame)
    mirrorIfNeeded([imageView, titleLabel, badge])
  }

  private func onPixels(_ place: CGRect) -> CGRect {
    let scale = max(1, traits.displayScale)
    return CGRect(
      origin: CGPoint(x: place.minX.rounded(toScale: scale), y: place.minY.rounded(toScale: scale)), size: place.size)
  }

  private func stacked(_ image: CGSize, _ title: CGSize) -> (image: CGRect, title: CGRect) {
    let titleY = image == .zero ? (bounds.height - title.height) / 2 : bounds.height - 2 - title.height
    let room = title == .zero ? bounds.height : titleY
    return (
      CGRect(origin: CGPoint(x: bounds.midX - image.width / 2, y: (room - image.height) / 2), size: image),
      CGRect(origin: CGPoint(x: bounds.midX - title.width / 2, y: titleY), size: title)
    )
  }

  private func inline(_ image: CGSize, _ title: CGSize) -> (image: CGRect, title: CGRect) {
    let gap: CGFloat = image == .zero || title == .zero ? 0 : 8
    let start = bounds.midX - (image.width + gap + title.width) / 2
    return (
      CGRect(origin: CGPoint(x: start, y: bounds.midY - image.height / 2), size: image),
      CGRect(origin: CGPoint(x: start + image.width + gap, y: bounds.midY - title.height / 2), size: title)
    )
  }
}

/// The count at the corner of an item's picture.
private final class TabBarBadge: UILabel {
  func show(_ item: UITabBarItem) {
    let attributes = item.badgeTextAttributes(for: .normal) ?? [:]
    text = item.badgeValue
    textAlignment = .center
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    textColor = attributes[.foregroundColor] as? UIColor ?? .white
    backgroundColor = item.badgeColor ?? .systemRed
    layer.cornerRadius = TabBarBadge.height / 2
    clipsToBounds = true
  }

  /// It is the value of the button.
  override var elementPublishing: ElementPublishing { .hidden }

  private static let height: CGFloat = 18

  func frame(beside picture: CGRect) -> CGRect {
    let width = max(TabBarBadge.height, intrinsicContentSize.width + 8)
    return CGRect(x: picture.maxX - 9, y: 2, width: width, height: TabBarBadge.height)
  }
}
