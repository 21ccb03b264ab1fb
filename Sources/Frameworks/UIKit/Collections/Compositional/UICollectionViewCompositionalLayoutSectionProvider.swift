/// See [UICollectionViewCompositionalLayoutSectionProvider](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?
