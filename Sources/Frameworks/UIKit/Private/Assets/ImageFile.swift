import WindfallCore

/// Finds image files by the names that code uses.
enum ImageFile {
  /// In a bundle; only the extension of PNG files may be left out.
  static func path(named name: String, in bundle: Bundle, traits: UITraitCollection) -> String? {
    let whole = name as NSString
    let isExtension = !whole.pathExtension.isEmpty && whole.pathExtension.count <= 4
    if isExtension,
      let path = path(stem: whole.deletingPathExtension, type: whole.pathExtension, in: bundle, traits: traits)
    {
      return path
    }
    return path(stem: name, type: "png", in: bundle, traits: traits)
  }

  /// The version of a file for the scale of the screen, else the file itself.
  static func path(for path: String, scale: CGFloat) -> String {
    let whole = path as NSString
    guard Self.scale(of: path) == 1, !whole.pathExtension.isEmpty else { return path }
    for suffix in scaleSuffixes(scale) {
      let candidate = "\(whole.deletingPathExtension)\(suffix).\(whole.pathExtension)"
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return path
  }

  /// What the name says of the pixels in a point.
  static func scale(of path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let plain = stem.split(separator: "~").first ?? ""
    if plain.hasSuffix("@3x") { return 3 }
    return plain.hasSuffix("@2x") ? 2 : 1
  }

  private static func path(stem: String, type: String, in bundle: Bundle, traits: UITraitCollection) -> String? {
    let place = traits.assetPlace
    for suffix in scaleSuffixes(CGFloat(place.scale ?? 1)) {
      for device in [place.idiom == .pad ? "~ipad" : "~iphone", ""] {
        if let path = bundle.path(forResource: stem + suffix + device, ofType: type) { return path }
      }
    }
    return nil
  }

  /// The screen's scale first, then larger ones and smaller ones, as in asset catalogs.
  private static func scaleSuffixes(_ scale: CGFloat) -> [String] {
    let scales = [1, 2, 3].filter { CGFloat($0) >= scale } + [3, 2, 1].filter { CGFloat($0) < scale }
    return scales.map { $0 == 1 ? "" : "@\($0)x" }
  }
}

/// An image of an asset catalog, with the version that was chosen; others are shown where the traits are others.
@_spi(Windfall) public final class CatalogImage: Hashable, Sendable {
  private let name: String
  private let bundle: String
  private let archive: AssetArchive
  let asset: ImageAsset
  let picture: ImageAsset.Picture

  /// Nil where the bundle has no such image for these traits.
  init?(named name: String, in bundle: Bundle, traits: UITraitCollection) {
    guard let archive = AssetLibrary.archive(of: bundle), let asset = archive.catalog.images[name],
      let picture = asset.versions.best(at: traits.assetPlace)?.value
    else { return nil }
    self.name = name
    self.bundle = bundle.bundlePath
    self.archive = archive
    self.asset = asset
    self.picture = picture
  }

  private init(_ other: CatalogImage, picture: ImageAsset.Picture) {
    (name, bundle, archive, asset) = (other.name, other.bundle, other.archive, other.asset)
    self.picture = picture
  }

  /// The version for other traits; the same where there is none.
  func version(for traits: UITraitCollection) -> CatalogImage {
    guard let picture = asset.versions.best(at: traits.assetPlace)?.value, picture != self.picture else { return self }
    return CatalogImage(self, picture: picture)
  }

  /// The file's bytes.
  var data: Data { archive.contents(of: picture.file) ?? Data() }

  public static func == (left: CatalogImage, right: CatalogImage) -> Bool {
    left === right || (left.name == right.name && left.bundle == right.bundle && left.picture == right.picture)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle)
  }
}

/// A colour of an asset catalog; two are equal when their name and bundle are.
struct CatalogColor: Hashable, Sendable {
  let name: String
  private let bundle: String
  private let asset: ColorAsset

  /// Nil where the bundle has no such colour set, or one without a colour.
  init?(named name: String, in bundle: Bundle) {
    guard let asset = AssetLibrary.archive(of: bundle)?.catalog.colors[name], !asset.versions.all.isEmpty else {
      return nil
    }
    self.name = name
    self.bundle = bundle.bundlePath
    self.asset = asset
  }

  func color(with traits: UITraitCollection) -> UIColor {
    switch asset.versions.best(at: traits.assetPlace)?.value ?? asset.versions.all.first?.value {
    case .components(let color)?: UIColor(displayColor: color)
    case .system(let name)?: systemColor(name)
    case nil: .clear
    }
  }

  private func systemColor(_ system: String) -> UIColor {
    if let color = SystemColors.named(system) { return color }
    fatalError("the colour set \"\(name)\" names the system colour \(system), which is not supported")
  }

  static func == (left: CatalogColor, right: CatalogColor) -> Bool {
    left.name == right.name && left.bundle == right.bundle
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle)
  }
}

/// How an image is shown, wherever its pixels come from.
@_spi(Windfall) public struct ImageStyle: Hashable {
  public init() {}

  init(configuration: UIImage.SymbolConfiguration?) { self.configuration = configuration }

  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var configuration: UIImage.SymbolConfiguration?
  var alignmentInsets = UIEdgeInsets.zero
  var flipsFromRightToLeft = false
  /// Whether left and right change places.
  var isMirrored = false

  public static func == (left: ImageStyle, right: ImageStyle) -> Bool {
    left.renderingMode == right.renderingMode && left.tint == right.tint && left.capInsets == right.capInsets
      && left.resizingMode == right.resizingMode && left.configuration == right.configuration
      && left.alignmentInsets == right.alignmentInsets && left.flipsFromRightToLeft == right.flipsFromRightToLeft
      && left.isMirrored == right.isMirrored
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(renderingMode) }
}
