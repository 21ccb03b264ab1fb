import WindfallCore

/// See [NSDataAsset](https://developer.apple.com/documentation/uikit/nsdataasset).
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let archive = AssetLibrary.archive(of: bundle), let asset = archive.catalog.data[name],
      let item = asset.versions.best(at: UITraitCollection.current.assetPlace)?.value,
      let data = archive.contents(of: item.file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = item.typeIdentifier
    super.init()
  }
}

/// See [NSDataAssetName](https://developer.apple.com/documentation/uikit/nsdataassetname).
public typealias NSDataAssetName = String
