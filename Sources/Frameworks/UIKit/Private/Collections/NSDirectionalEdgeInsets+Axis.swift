extension NSDirectionalEdgeInsets {
  func before(_ axis: CollectionAxis) -> CGFloat { axis == .vertical ? top : leading }

  func after(_ axis: CollectionAxis) -> CGFloat { axis == .vertical ? bottom : trailing }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}
