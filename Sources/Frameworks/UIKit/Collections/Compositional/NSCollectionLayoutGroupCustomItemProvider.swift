/// See [NSCollectionLayoutGroupCustomItemProvider](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitemprovider).
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
