import WindfallCore

/// See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
///
/// Images are PNG or JPEG files, or what was drawn; a system symbol has its name and size, and is drawn as a rounded box.
open class UIImage: NSObject, @unchecked Sendable {
  /// See [UIImage.RenderingMode](https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum).
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Where an image comes from.
  @_spi(Windfall) public enum Content: Hashable, Sendable {
    case encoded(Data)
    case symbol(String)
    case drawn(DrawnImage)
    case empty
  }

  @_spi(Windfall) public let content: Content
  /// The name it was found by.
  @_spi(Windfall) public let name: String?
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  private let tint: UIColor?

  public convenience override init() { self.init(content: .empty, size: .zero, scale: 1) }

  init(
    content: Content, name: String? = nil, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.content = content
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    super.init()
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.pixelSize(of: data), scale > 0 else { return nil }
    self.init(
      content: .encoded(data), size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let pixels = ImageHeader.pixelSize(of: data)
    else { return nil }
    let scale = ImageFile.scale(of: path)
    self.init(
      content: .encoded(data), size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// Finds a file in the bundle, the one for the screen's scale first.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let scale = traitCollection?.displayScale ?? Device.current.scale
    guard let path = ImageFile.path(named: name, in: bundle ?? .main, scale: scale),
      let data = FileManager.default.contents(atPath: path), let pixels = ImageHeader.pixelSize(of: data)
    else { return nil }
    let fileScale = ImageFile.scale(of: path)
    self.init(
      content: .encoded(data), name: name,
      size: CGSize(width: pixels.width / fileScale, height: pixels.height / fileScale), scale: fileScale)
  }

  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(
      content: .symbol(name), name: name, size: CGSize(width: 20, height: 20), scale: Device.current.scale,
      renderingMode: .alwaysTemplate)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, name: name, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content: content, name: name, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, name: name, size: size, scale: scale, renderingMode: renderingMode, tint: color)
  }

  /// The bytes of the PNG file that the image was read from; nothing else is turned into PNG yet.
  open func pngData() -> Data? {
    switch content {
    case .empty: return nil
    case .encoded(let data) where data.starts(with: ImageHeader.pngSignature): return data
    case .encoded: fatalError("UIImage.pngData() cannot turn a JPEG image into PNG yet")
    case .symbol(let name): fatalError("UIImage.pngData() cannot turn the symbol \"\(name)\" into PNG yet")
    case .drawn: fatalError("UIImage.pngData() cannot turn an image that was drawn into PNG yet")
    }
  }

  /// What draws the image into a rectangle.
  @_spi(Windfall) public func displayItems(in rect: CGRect, tintColor: DisplayColor) -> [DisplayItem] {
    switch content {
    case .empty: []
    case .encoded(let data): [.image(data, in: rect)]
    case .drawn(let drawn): [.group(drawn.group(size: size, in: rect))]
    case .symbol:
      [
        .stroke(
          .roundedRect(rect.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 4), .color(tint?.displayColor ?? tintColor),
          DisplayStroke(width: 1.5))
      ]
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && scale == other.scale && renderingMode == other.renderingMode)
  }

  open override var hash: Int { content.hashValue }
}
