import WindfallCore

extension UIImage {
  /// Stops where the bundle has no such image.
  public convenience init(resource: ImageResource) {
    let traits = UITraitCollection.current
    guard let image = CatalogImage(named: resource.name, in: resource.bundle, traits: traits) else {
      fatalError("there is no image \"\(resource.name)\" in the asset catalogs of \(resource.bundle.bundlePath)")
    }
    self.init(image, name: resource.name, traits: traits)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    let changed = configuration.map(image.withConfiguration) ?? image
    self.init(content: changed.content, name: name, size: changed.size, scale: changed.scale, style: changed.style)
  }

  /// The value changes nothing that is seen: symbols are drawn in one shade.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }

  convenience init(_ image: CatalogImage, name: String, traits: UITraitCollection) {
    var style = ImageStyle()
    switch image.asset.intent {
    case .automatic: style.renderingMode = .automatic
    case .original: style.renderingMode = .alwaysOriginal
    case .template: style.renderingMode = .alwaysTemplate
    }
    if let slicing = image.picture.slicing {
      style.capInsets = UIEdgeInsets(
        top: slicing.top, left: slicing.left, bottom: slicing.bottom, right: slicing.right)
      style.resizingMode = slicing.isTiled ? .tile : .stretch
    }
    let size =
      image.asset.isSymbol ? SymbolMetrics.size(for: nil, drawnFor100Points: image.picture.size) : image.picture.size
    let screenScale = traits.displayScale > 0 ? traits.displayScale : Device.current.scale
    self.init(
      content: .asset(image), name: name, size: size, scale: image.picture.scale.map { CGFloat($0) } ?? screenScale,
      style: style)
  }

  /// The version of an asset for these traits; the image itself where it has none.
  func version(for traits: UITraitCollection) -> UIImage {
    guard case .asset(let image) = content else { return self }
    let version = image.version(for: traits)
    if version === image { return self }
    return UIImage(version, name: name ?? "", traits: traits).with { [style] in $0 = style }
  }
}
