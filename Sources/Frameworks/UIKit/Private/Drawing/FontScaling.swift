/// How a font follows the content size category.
struct FontScaling: Hashable, Sendable {
  let textStyle: UIFont.TextStyle
  /// The size at the category Large.
  let baseSize: CGFloat
  /// 0 for no limit.
  let maximumSize: CGFloat

  func size(for category: UIContentSizeCategory) -> CGFloat {
    let size = (baseSize * textStyle.size(for: category) / textStyle.size(for: .large)).rounded()
    let scaled = category.rank == UIContentSizeCategory.large.rank ? baseSize : size
    return maximumSize > 0 ? min(scaled, maximumSize) : scaled
  }
}
