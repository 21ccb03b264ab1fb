extension View {
  /// Shapes cut what is drawn; of other masks the whole view is seen.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask())
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

  private func masked<Mask: View>(by mask: Mask) -> some View {
    modifier(_MaskEffect(shape: (mask as? any Shape).map { AnyShape($0) }))
  }
}
