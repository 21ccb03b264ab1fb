import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewFlowLayoutTests {
  /// The delegate of a flow layout that sizes each item.
  final class Sizes: CollectionSource, UICollectionViewDelegateFlowLayout {
    var size: (IndexPath) -> CGSize = { _ in .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame }
  }

  @Test func `Items of 50 points stand in lines over the whole width, the last as if it were full`() {
    let layout = UICollectionViewFlowLayout()
    withCollection(CollectionSource([8]), layout, size: CGSize(width: 310, height: 480)) { view in
      #expect(frames(view).map(\.minX) == [0, 65, 130, 195, 260, 0, 65, 130])
      #expect(frames(view).map(\.minY) == [0, 0, 0, 0, 0, 60, 60, 60])
      #expect(view.contentSize == CGSize(width: 310, height: 110))
    }
  }

  @Test func `Insets, spacings, headers and footers have their places`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 140, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 15)
    layout.minimumLineSpacing = 5
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 12)
    try withCollection(CollectionSource([3, 0]), layout) { view in
      #expect(
        frames(view) == [
          CGRect(x: 15, y: 40, width: 140, height: 80), CGRect(x: 165, y: 40, width: 140, height: 80),
          CGRect(x: 15, y: 125, width: 140, height: 80),
        ])
      let footer = try #require(
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)))
      #expect(footer.frame == CGRect(x: 0, y: 225, width: 320, height: 12))
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.map(\.frame.minY) == [0, 237])
      #expect(view.contentSize.height == 309)
    }
  }

  @Test func `An item that is alone in its line stands in the middle`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    withCollection(CollectionSource([2]), layout) { view in
      #expect(frames(view).map(\.minX) == [60, 60])
    }
  }

  @Test func `A horizontal layout goes on to the right, in columns`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.headerReferenceSize = CGSize(width: 20, height: 0)
    withCollection(CollectionSource([5]), layout, size: CGSize(width: 320, height: 260)) { view in
      #expect(
        frames(view) == [
          CGRect(x: 20, y: 0, width: 100, height: 100), CGRect(x: 20, y: 160, width: 100, height: 100),
          CGRect(x: 130, y: 0, width: 100, height: 100), CGRect(x: 130, y: 160, width: 100, height: 100),
          CGRect(x: 240, y: 0, width: 100, height: 100),
        ])
      #expect(view.contentSize == CGSize(width: 340, height: 260))
    }
  }

  @Test func `The delegate's sizes make lines of what fits, each item in the middle of its line`() {
    let source = Sizes([4])
    source.size = { CGSize(width: [150, 100, 200, 60][$0.item], height: [50, 30, 40, 40][$0.item]) }
    withCollection(source, UICollectionViewFlowLayout()) { view in
      #expect(
        frames(view) == [
          CGRect(x: 0, y: 0, width: 150, height: 50), CGRect(x: 220, y: 10, width: 100, height: 30),
          CGRect(x: 0, y: 54, width: 200, height: 40), CGRect(x: 260, y: 54, width: 60, height: 40),
        ])
    }
  }

  @Test func `The last line is spread as if more items like its last one filled it`() {
    let source = Sizes([4])
    source.size = { CGSize(width: $0.item < 2 ? 150 : 60, height: 20) }
    withCollection(source, UICollectionViewFlowLayout(), size: CGSize(width: 330, height: 480)) { view in
      #expect(frames(view).map(\.minX) == [0, 180, 0, 90])
    }
  }

  @Test func `A delegate without sizes is asked for one item`() {
    final class Insets: CollectionSource, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 10, left: 0, bottom: 0, right: 0) }
    }
    let layout = UICollectionViewFlowLayout()
    withCollection(Insets([1, 1_000_000]), layout) { view in
      #expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 60)
      #expect(view.visibleCells.count < 50)
    }
  }

  @Test(arguments: [
    UICollectionViewFlowLayout.automaticSize, CGSize(width: 0, height: 44), CGSize(width: 44, height: 0),
  ])
  func `Cells with an estimate get the size that their constraints ask for`(estimate: CGSize) throws {
    final class Tag: UICollectionViewCell {
      let box = UIView()
      var width: NSLayoutConstraint?
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 80)
        self.width = width
        NSLayoutConstraint.activate([
          width, box.heightAnchor.constraint(equalToConstant: 20),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let source = CollectionSource([7])
    try withCollection(source, layout) { view in
      view.register(Tag.self, forCellWithReuseIdentifier: "tag")
      source.reuseIdentifier = "tag"
      view.reloadData()
      CommitCycle.shared.commitIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
      #expect(abs(cell.frame.width - 90) < 0.01 && abs(cell.frame.height - 20) < 0.01)
      #expect(abs(cell.frame.minY - 30) < 0.01 && abs(cell.frame.minX - 115) < 0.01)
      #expect(abs(view.contentSize.height - 80) < 0.01)
    }
  }

  @Test func `Pinned headers stay in sight with their section`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 40
    layout.sectionHeadersPinToVisibleBounds = true
    try withCollection(CollectionSource([100, 100]), layout) { view in
      view.contentOffset.y = 500
      CommitCycle.shared.commitIfNeeded()
      let header = try #require(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
      #expect(header.frame.minY == 500)
      #expect(view.subviews.last === header)
      view.contentOffset.y = 1210
      CommitCycle.shared.commitIfNeeded()
      #expect(header.frame.minY == 1190)
    }
  }

  @Test func `Another width makes other lines`() {
    withCollection(CollectionSource([8]), UICollectionViewFlowLayout()) { view in
      view.frame.size.width = 110
      CommitCycle.shared.commitIfNeeded()
      #expect(frames(view).map(\.minX) == [0, 60, 0, 60, 0, 60, 0, 60])
    }
  }

  @Test func `A subclass can change what the layout says`() {
    final class Shifted: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let copy = attributes.copy() as? UICollectionViewLayoutAttributes
          copy?.frame.origin.y += 7
          copy?.alpha = 0.5
          return copy ?? attributes
        }
      }
    }
    withCollection(CollectionSource([1]), Shifted()) { view in
      #expect(frames(view) == [CGRect(x: 0, y: 7, width: 50, height: 50)])
      #expect(view.visibleCells.first?.alpha == 0.5)
    }
  }
}
