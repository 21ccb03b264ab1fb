@_spi(Windfall) import CoreGraphics
import WindfallCore

extension UIImage {
  /// The bytes of the PNG file that the image was read from, the pixels of a JPEG file, or a picture that is drawn by
  /// the tool that runs the tests. What a file of another format shows is not known: its picture is a grey area, which
  /// differs from that of every other file by a comment in its bytes.
  public func pngData() -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    switch content {
    case .empty: return nil
    case _ where style.isMirrored: return drawnPNG()
    case .encoded(let data): return png(data)
    case .asset(let image) where !image.asset.isSymbol: return png(image.version(for: .current).data)
    case .asset, .symbol, .drawn: return drawnPNG()
    }
  }

  /// The bytes of the JPEG file that the image was read from, else a new one; what is transparent becomes white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .encoded(let data) = content, !style.isMirrored, ImageHeader(data)?.format == .jpeg { return data }
    guard let png = pngData() else { return nil }
    guard let pixels = PixelImage(png: png) else {
      fatalError("UIImage.jpegData(compressionQuality:) cannot read this kind of PNG file yet")
    }
    return JPEGEncoder.data(of: pixels, quality: compressionQuality)
  }

  private func png(_ data: Data) -> Data? {
    let format = ImageHeader(data)?.format
    if format == .png { return data }
    if format == .jpeg { return PixelImage(jpeg: data).map { PNGEncoder.data(of: $0) } }
    let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
    let area = [UInt8](repeating: 0xCC, count: 4 * width * height)
    return PixelImage(width: width, height: height, bytes: area).map {
      PNGEncoder.data(of: $0, comment: Self.sum(data))
    }
  }

  /// The same for the same bytes in every process.
  private static func sum(_ data: Data) -> String {
    String(data.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, radix: 16)
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

extension UIImage: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError : nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw NSItemProvider.ErrorCode.unavailableCoercionError }
    return image
  }
}

extension UIImage {
  /// A format for images like this one.
  @preconcurrency @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
