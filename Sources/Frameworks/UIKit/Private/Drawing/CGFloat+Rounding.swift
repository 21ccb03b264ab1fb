extension CGFloat {
  /// The nearest whole pixel.
  func rounded(toScale scale: CGFloat) -> CGFloat { scale > 0 ? (self * scale).rounded() / scale : self }
}
