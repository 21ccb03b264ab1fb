import WindfallCore

extension UIImage {
  /// The bytes of the PNG file that the image was read from, else a picture that is drawn by the tool that runs the
  /// tests. JPEG and other files cannot be turned into PNG.
  public func pngData() -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    switch content {
    case .empty: return nil
    case .encoded(let data): return Self.png(data)
    case .asset(let image) where !image.asset.isSymbol: return Self.png(image.version(for: .current).data)
    case .asset, .symbol, .drawn: return drawnPNG()
    }
  }

  /// The bytes of the JPEG file that the image was read from, else a new one; what is transparent becomes white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .encoded(let data) = content, ImageHeader(data)?.format == .jpeg { return data }
    guard let png = pngData() else { return nil }
    guard let pixels = PixelImage(png: png) else {
      fatalError("UIImage.jpegData(compressionQuality:) cannot read this kind of PNG file yet")
    }
    return JPEGEncoder.data(of: pixels, quality: compressionQuality)
  }

  private static func png(_ data: Data) -> Data {
    if ImageHeader(data)?.format == .png { return data }
    fatalError("UIImage.pngData() cannot turn images that are no PNG files into PNG yet")
  }

  private func drawnPNG() -> Data {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    let items = displayItems(in: CGRect(origin: .zero, size: size), tintColor: style.tint?.displayColor ?? .black)
    let list = DisplayList(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, background: .clear,
      root: DisplayGroup(items: items))
    return PictureService.draw(list, for: "UIImage.pngData()")
  }
}
