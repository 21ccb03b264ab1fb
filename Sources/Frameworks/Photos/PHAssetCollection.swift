/// See [PHAssetCollection](https://developer.apple.com/documentation/photokit/phassetcollection).
///
/// The library has none, not even the albums that the system makes.
open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }

  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }

  open var estimatedAssetCount: Int { NSNotFound }

  open var startDate: Date? { nil }

  open var endDate: Date? { nil }

  open var localizedLocationNames: [String] { [] }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// See [PHAssetCollectionType](https://developer.apple.com/documentation/photokit/phassetcollectiontype).
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum, moment
}

/// See [PHAssetCollectionSubtype](https://developer.apple.com/documentation/photokit/phassetcollectionsubtype).
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
  case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
  case smartAlbumSpatial
  case any = 9_223_372_036_854_775_807
}
