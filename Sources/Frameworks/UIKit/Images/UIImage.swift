import Synchronization
import WindfallCore

/// See [UIImage](https://developer.apple.com/documentation/uikit/uiimage).
///
/// Images are files, assets of catalogs, or what was drawn; a system symbol has its name and size, and is drawn as a
/// rounded box. Only PNG and JPEG files are drawn with their pixels; other formats have their size. Of a symbol, its name is
/// archived; of other images their bytes, those of assets and drawn ones as PNG.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where an image comes from.
  @_spi(Windfall) public enum Content: Hashable, Sendable {
    case encoded(Data)
    case asset(CatalogImage)
    case symbol(String)
    case drawn(DrawnImage)
    case empty
  }

  @_spi(Windfall) public let content: Content
  /// The name it was found by.
  @_spi(Windfall) public let name: String?
  public let size: CGSize
  public let scale: CGFloat
  let style: ImageStyle
  private let words = Mutex<(label: String?, identifier: String?)>((nil, nil))

  /// What views and buttons that show nothing else are called by.
  open var accessibilityLabel: String? {
    get { words.withLock { $0.label } }
    set { words.withLock { $0.label = newValue } }
  }

  /// What image views are called by that have no identifier of their own.
  open var accessibilityIdentifier: String? {
    get { words.withLock { $0.identifier } }
    set { words.withLock { $0.identifier = newValue } }
  }

  public override init() {
    (content, name, size, scale, style) = (.empty, nil, .zero, 1, ImageStyle())
    super.init()
  }

  @_spi(Windfall) public init(
    content: Content, name: String? = nil, size: CGSize, scale: CGFloat, style: ImageStyle = ImageStyle()
  ) {
    self.content = content
    self.name = name
    self.size = size
    self.scale = scale
    self.style = style
    super.init()
  }

  public init?(data: Data) {
    guard let size = Self.size(of: data, scale: 1) else { return nil }
    (content, name, self.size, scale, style) = (.encoded(data), nil, size, 1, ImageStyle())
    super.init()
  }

  public init?(data: Data, scale: CGFloat) {
    guard let size = Self.size(of: data, scale: scale) else { return nil }
    (content, name, self.size, self.scale, style) = (.encoded(data), nil, size, scale, ImageStyle())
    super.init()
  }

  /// Takes the version of the file for the screen's scale, where there is one.
  public init?(contentsOfFile path: String) {
    let path = ImageFile.path(for: path, scale: Device.current.scale)
    let scale = ImageFile.scale(of: path)
    guard let data = FileManager.default.contents(atPath: path), let size = Self.size(of: data, scale: scale) else {
      return nil
    }
    (content, name, self.size, self.scale, style) = (.encoded(data), nil, size, scale, ImageStyle())
    super.init()
  }

  public init(cgImage: CGImage) {
    (content, size) = Self.content(of: cgImage, scale: 1, orientation: .up)
    (name, scale, style) = (nil, 1, ImageStyle())
    super.init()
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (content, size) = Self.content(of: cgImage, scale: scale, orientation: orientation)
    (name, self.scale, style) = (nil, scale, ImageStyle())
    super.init()
  }

  /// Finds an image in the bundle's asset catalogs, else a file.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let bundle = bundle ?? .main
    let traits = traitCollection ?? .current
    if let image = CatalogImage(named: name, in: bundle, traits: traits) {
      self.init(image, name: name, traits: traits)
    } else if let path = ImageFile.path(named: name, in: bundle, traits: traits),
      let data = FileManager.default.contents(atPath: path)
    {
      self.init(data, name: name, scale: ImageFile.scale(of: path))
    } else {
      return nil
    }
  }

  /// Stops where the main bundle has no such image.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("there is no image \"\(name)\" in \(Bundle.main.bundlePath)")
    }
    self.init(content: image.content, name: name, size: image.size, scale: image.scale, style: image.style)
  }

  /// Any name of small letters, digits and dots is taken for a symbol's.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolMetrics.isName(name) else { return nil }
    let configuration = configuration as? SymbolConfiguration
    self.init(
      content: .symbol(name), name: name, size: SymbolMetrics.size(of: name, for: configuration),
      scale: Device.current.scale,
      style: ImageStyle(configuration: configuration))
  }

  public required convenience init?(coder: NSCoder) {
    let content: Content
    if coder.containsValue(forKey: "UISymbolName") {
      guard let symbol = coder.decodeObject(of: NSString.self, forKey: "UISymbolName") else { return nil }
      content = .symbol(String(symbol))
    } else if coder.containsValue(forKey: "UIImageData") {
      guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
      content = .encoded(Data(data))
    } else {
      content = .empty
    }
    var style = ImageStyle()
    style.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    let size = CGSize(width: coder.decodeDouble(forKey: "UIWidth"), height: coder.decodeDouble(forKey: "UIHeight"))
    self.init(content: content, size: size, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")), style: style)
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    switch content {
    case _ where style.isMirrored: pngData().map { coder.encode(NSData(data: $0), forKey: "UIImageData") }
    case .symbol(let symbol): coder.encode(NSString(string: symbol), forKey: "UISymbolName")
    case .encoded(let data): coder.encode(NSData(data: data), forKey: "UIImageData")
    case .asset, .drawn: pngData().map { coder.encode(NSData(data: $0), forKey: "UIImageData") }
    case .empty: break
    }
    coder.encode(style.renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(Double(size.width), forKey: "UIWidth")
    coder.encode(Double(size.height), forKey: "UIHeight")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  private convenience init?(_ data: Data, name: String?, scale: CGFloat) {
    guard let size = Self.size(of: data, scale: scale) else { return nil }
    self.init(content: .encoded(data), name: name, size: size, scale: scale)
  }

  private static func size(of data: Data, scale: CGFloat) -> CGSize? {
    guard let pixels = ImageHeader(data)?.pixelSize, scale > 0 else { return nil }
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Those of an animated image.
  open var images: [UIImage]? { nil }

  /// That of an animated image.
  open var duration: TimeInterval { 0 }

  // MARK: - Changed copies

  /// The image with another style.
  func with(_ change: (inout ImageStyle) -> Void) -> UIImage {
    var style = style
    change(&style)
    return UIImage(content: content, name: name, size: size, scale: scale, style: style)
  }

  open var renderingMode: RenderingMode { style.renderingMode }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(configuration) ?? self
  }

  open var isSymbolImage: Bool {
    switch content {
    case .symbol: true
    case .asset(let image): image.asset.isSymbol
    default: false
    }
  }

  // MARK: - Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && scale == other.scale && style == other.style)
  }

  open override var hash: Int { content.hashValue }

  open override var description: String {
    let name = name.map { isSymbolImage ? " symbol(system: \($0))" : " named(\($0))" } ?? ""
    return "<UIImage:\(name) {\(size.width), \(size.height)} scale=\(scale)>"
  }
}
