/// See [PHCollection](https://developer.apple.com/documentation/photokit/phcollection).
///
/// The library has none.
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }

  open var canContainAssets: Bool { false }

  open var canContainCollections: Bool { false }

  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }

  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}

/// See [PHCollectionList](https://developer.apple.com/documentation/photokit/phcollectionlist).
open class PHCollectionList: PHCollection {}
