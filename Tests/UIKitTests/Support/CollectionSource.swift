import Testing

@testable @_spi(Windfall) import UIKit

/// A collection view's data source and delegate over lists of texts, which notes what it is asked and told.
@MainActor class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  final class Header: UICollectionReusableView {}

  var sections: [Int]
  var text: (IndexPath) -> String = { "\($0.section).\($0.item)" }
  var asked: [IndexPath] = []
  var entries: [String] = []
  var refused: IndexPath?
  var reuseIdentifier = "cell"

  init(_ sections: [Int]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath)
    (cell as? Cell)?.label.text = text(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  private func note(_ event: String, _ path: IndexPath) { entries.append("\(event) \(path.section).\(path.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return indexPath != refused
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }
}

/// A collection view of the source in a visible window, for the length of a test.
@MainActor func withCollection(
  _ source: CollectionSource, _ layout: UICollectionViewLayout,
  size: CGSize = CGSize(width: 320, height: 480), _ body: (UICollectionView) throws -> Void
) rethrows {
  try withWindow { _, root in
    let view = UICollectionView(frame: CGRect(origin: CGPoint(x: 0, y: 100), size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(CollectionSource.Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        CollectionSource.Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.delegate = source
    root.addSubview(view)
    CommitCycle.shared.commitIfNeeded()
    try body(view)
  }
}
