extension CGSize {
  /// The smallest size of whole pixels that is no smaller.
  func roundedUp(toScale scale: CGFloat) -> CGSize {
    let scale = scale > 0 ? scale : 1
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
