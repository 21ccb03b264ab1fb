extension NSCollectionLayoutSection {
  /// Rows over the whole width, as high as their cells ask for.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isPlain || hasHeader ? 0 : 17.5, leading: side, bottom: isPlain || hasFooter ? 0 : 17.5, trailing: side)
    let end = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: end, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: end, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }
}
