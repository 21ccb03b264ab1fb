/// See [PHAsset](https://developer.apple.com/documentation/photokit/phasset).
///
/// The library has none.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }

  open var pixelWidth: Int { 0 }

  open var pixelHeight: Int { 0 }

  open var creationDate: Date? { nil }

  open var duration: TimeInterval { 0 }

  open var isFavorite: Bool { false }

  open var isHidden: Bool { false }

  open var modificationDate: Date? { nil }

  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// See [PHAssetMediaType](https://developer.apple.com/documentation/photokit/phassetmediatype).
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// See [PHObject](https://developer.apple.com/documentation/photokit/phobject).
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}
