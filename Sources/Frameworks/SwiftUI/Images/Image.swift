@_spi(Windfall) import UIKit
import WindfallCore

/// A picture: [Image](https://developer.apple.com/documentation/swiftui/image).
///
/// Pictures are values that any thread may make.
public struct Image: @unchecked Sendable {
  /// See [Image.ResizingMode](https://developer.apple.com/documentation/swiftui/image/resizingmode).
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// See [Image.Scale](https://developer.apple.com/documentation/swiftui/image/scale).
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// See [Image.TemplateRenderingMode](https://developer.apple.com/documentation/swiftui/image/templaterenderingmode).
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// See [Image.Interpolation](https://developer.apple.com/documentation/swiftui/image/interpolation).
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// See [Image.DynamicRange](https://developer.apple.com/documentation/swiftui/image/dynamicrange).
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

  enum Source: Equatable {
    case asset(String, Bundle?)
    case symbol(String)
    case platform(UIImage)
    case drawn(DrawnImage)

    /// What tests find the picture by where nothing else is said.
    var name: String? {
      switch self {
      case .asset(let name, _), .symbol(let name): name
      case .platform, .drawn: nil
      }
    }
  }

  let source: Source
  let label: String
  /// Decorative pictures are no elements.
  let isDecorative: Bool
  private(set) var isResizable = false
  private var templateMode: TemplateRenderingMode?

  nonisolated init(_ source: Source, label: String, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, bundle), label: name) }

  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle), label: label.plainString)
  }

  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle), label: "", isDecorative: true)
  }

  public nonisolated init(_ resource: ImageResource) {
    self.init(.asset(resource.name, resource.bundle), label: resource.name)
  }

  public nonisolated init(_ resource: ImageResource, label: Text) {
    self.init(.asset(resource.name, resource.bundle), label: label.plainString)
  }

  public nonisolated init(decorative resource: ImageResource) {
    self.init(.asset(resource.name, resource.bundle), label: "", isDecorative: true)
  }

  public nonisolated init(systemName: String) {
    self.init(.symbol(systemName), label: SymbolDescription.text(for: systemName))
  }

  nonisolated init(
    _ cgImage: CGImage, _ scale: CGFloat, _ orientation: UIImage.Orientation, label: String, isDecorative: Bool
  ) {
    self.init(
      .platform(UIImage(cgImage: cgImage, scale: scale, orientation: orientation)), label: label,
      isDecorative: isDecorative)
  }

  public nonisolated init(uiImage: UIImage) { self.init(.platform(uiImage), label: "") }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Nil shows the picture as it says itself.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  /// The picture, where there is one.
  @MainActor
  func platformImage(in environment: EnvironmentValues) -> UIImage? {
    let picture: UIImage? =
      switch source {
      case .asset(let name, let bundle): UIImage(named: name, in: bundle, compatibleWith: environment.traits)
      case .symbol(let name): UIImage(systemName: name)
      case .platform(let image): image
      case .drawn(let drawing): drawing.image(in: environment)
      }
    return switch templateMode {
    case .template?: picture?.withRenderingMode(.alwaysTemplate)
    case .original?: picture?.withRenderingMode(.alwaysOriginal)
    case nil: picture
    }
  }

  /// The size that nothing stretches: symbols are as large as the text around them.
  @MainActor
  func naturalSize(of picture: UIImage?, in environment: EnvironmentValues) -> CGSize {
    guard case .symbol = source else { return picture?.size ?? .zero }
    let side = environment.textAttributes.spec(in: environment).size * 1.2 * environment.imageScale.factor
    return CGSize(width: side, height: side)
  }
}

extension Image: PrimitiveView {
  public static func _makeNode(_ view: Image, _ context: _NodeContext) -> _Node<Image> { ImageNode(view, context) }
}

private final class ImageNode: _Node<Image>, PictureSource {
  private let item = ImageItem(ImageRenderView())
  private var image: Image

  init(_ view: Image, _ context: _NodeContext) {
    image = view
    super.init(context)
    if !view.isDecorative { environment.accessibilityScope?.elementAdded() }
    configure()
  }

  var picture: UIImage? { image.platformImage(in: environment) }

  var pictureLabel: String { image.label }

  override func remove() {
    if isAlive, !image.isDecorative { environment.accessibilityScope?.elementRemoved() }
    super.remove()
  }

  override func update(_ view: Image, _ environment: EnvironmentValues) {
    image = view
    self.environment = environment
    configure()
  }

  override func updateEnvironment(_ environment: EnvironmentValues) {
    if environment.identity == self.environment.identity { return }
    self.environment = environment
    configure()
  }

  override func collectItems(into items: inout [LayoutItem]) { items.append(item) }

  private func configure() {
    let picture = image.platformImage(in: environment)
    item.set(image.naturalSize(of: picture, in: environment), isResizable: image.isResizable)
    item.view.show(picture, tint: environment.foregroundPaint.color)
    var attributes = environment.accessibility
    if image.isDecorative { attributes.isHidden = attributes.isHidden ?? true }
    attributes.identifier = attributes.identifier ?? image.source.name
    item.view.apply(attributes, label: environment.iconName ?? image.label, enabled: environment.isEnabled)
  }
}

private final class ImageItem: ViewItem<ImageRenderView> {
  private var natural = CGSize.zero
  private var isResizable = false

  func set(_ natural: CGSize, isResizable: Bool) {
    if natural == self.natural && isResizable == self.isResizable { return }
    self.natural = natural
    self.isResizable = isResizable
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }
}

private final class ImageRenderView: LeafView {
  private var image: UIImage?
  private var tint = DisplayColor.black

  override var leafType: ElementType { .image }

  func show(_ image: UIImage?, tint: DisplayColor) {
    if image === self.image && tint == self.tint { return }
    self.image = image
    self.tint = tint
    setNeedsDisplay()
  }

  override func drawContents() -> [DisplayItem] { image?.displayItems(in: bounds, tintColor: tint) ?? [] }
}

nonisolated extension Image: Equatable {
  public static func == (left: Image, right: Image) -> Bool {
    left.source == right.source && left.label == right.label && left.isDecorative == right.isDecorative
      && left.isResizable == right.isResizable && left.templateMode == right.templateMode
  }
}
