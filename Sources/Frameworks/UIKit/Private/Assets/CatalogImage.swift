import WindfallCore

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
