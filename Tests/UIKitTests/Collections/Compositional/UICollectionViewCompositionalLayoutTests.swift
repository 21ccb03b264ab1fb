import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewCompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.frame }
  }

  /// Two items in a line of 80 points, as in most first examples.
  private func twoColumns() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  @Test func `Items fill groups, and groups follow each other`() {
    withCollection(CollectionSource([3]), UICollectionViewCompositionalLayout(section: twoColumns())) { view in
      #expect(
        frames(view) == [
          CGRect(x: 5, y: 5, width: 150, height: 70), CGRect(x: 165, y: 5, width: 150, height: 70),
          CGRect(x: 5, y: 85, width: 150, height: 70),
        ])
      #expect(view.contentSize == CGSize(width: 320, height: 160))
    }
  }

  @Test func `A section of a million items costs what its screen costs`() {
    let source = CollectionSource([1_000_000])
    withCollection(source, UICollectionViewCompositionalLayout(section: twoColumns())) { view in
      #expect(source.asked.count == 12)
      #expect(view.contentSize.height == 40_000_000)
      view.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .top, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(source.asked.count <= 26)
      #expect(view.cellForItem(at: IndexPath(item: 700_000, section: 0))?.frame.minY == 28_000_005)
    }
  }

  @Test func `Insets and spacings of sections, groups and items have their places`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: item, count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 30, trailing: 15)
    section.interGroupSpacing = 8
    withCollection(CollectionSource([4]), UICollectionViewCompositionalLayout(section: section)) { view in
      #expect(
        frames(view) == [
          CGRect(x: 15, y: 20, width: 90, height: 60), CGRect(x: 115, y: 20, width: 90, height: 60),
          CGRect(x: 215, y: 20, width: 90, height: 60), CGRect(x: 15, y: 88, width: 90, height: 60),
        ])
      #expect(view.contentSize.height == 178)
    }
  }

  @Test func `Groups lie in groups`() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    withCollection(CollectionSource([4]), layout) { view in
      #expect(
        frames(view) == [
          CGRect(x: 0, y: 0, width: 240, height: 200), CGRect(x: 240, y: 0, width: 80, height: 100),
          CGRect(x: 240, y: 100, width: 80, height: 100), CGRect(x: 0, y: 200, width: 240, height: 200),
        ])
    }
  }

  @Test func `Flexible spacing takes what is left`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(5)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    withCollection(CollectionSource([3]), layout) { view in
      #expect(frames(view).map(\.minX) == [0, 130, 260])
      #expect(frames(view).map(\.minY) == [10, 10, 10])
    }
  }

  @Test func `A custom group places its items itself`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50)),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    withCollection(CollectionSource([3]), layout) { view in
      #expect(
        frames(view) == [
          CGRect(x: 0, y: 0, width: 160, height: 50), CGRect(x: 160, y: 50, width: 160, height: 50),
          CGRect(x: 0, y: 100, width: 160, height: 50),
        ])
    }
  }

  @Test func `Headers, footers, badges and backgrounds have their places`() throws {
    final class Background: UICollectionReusableView {}
    final class Badge: UICollectionReusableView {}
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(80), .absolute(15)), elementKind: footer, alignment: .bottomTrailing),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let source = CollectionSource([0])
    try withCollection(source, layout) { view in
      view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
      source.sections = [2]
      view.reloadData()
      CommitCycle.shared.commitIfNeeded()
      let first = IndexPath(item: 0, section: 0)
      #expect(frames(view).map(\.minY) == [40, 90])
      #expect(
        view.supplementaryView(forElementKind: header, at: first)?.frame
          == CGRect(x: 20, y: 0, width: 280, height: 30))
      #expect(
        view.supplementaryView(forElementKind: footer, at: first)?.frame
          == CGRect(x: 220, y: 150, width: 80, height: 15))
      let badge = try #require(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)))
      #expect(badge.frame == CGRect(x: 110, y: 80, width: 20, height: 20))
      let background = try #require(view.subviews.first as? Background)
      #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 165))
    }
  }

  @Test func `A pinned header stays in sight with its section`() throws {
    let section = twoColumns()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    withCollection(CollectionSource([20, 20]), UICollectionViewCompositionalLayout(section: section)) { view in
      view.contentOffset.y = 300
      CommitCycle.shared.commitIfNeeded()
      let view0 = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(view0?.frame.minY == 300)
      view.contentOffset.y = 820
      CommitCycle.shared.commitIfNeeded()
      #expect(view0?.frame.minY == 800)
    }
  }

  // MARK: - Cells that size themselves

  /// A cell with a box, as wide and high as its text has characters.
  final class Box: UICollectionViewCell {
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint

    override init(frame: CGRect) {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      width = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
      height = box.heightAnchor.constraint(equalToConstant: 10)
      super.init(frame: frame)
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        width, height, box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func registration(_ sizes: [CGSize]) -> UICollectionView.CellRegistration<Box, CGSize> {
    UICollectionView.CellRegistration { cell, _, size in
      cell.width.constant = size.width
      cell.height.constant = size.height
    }
  }

  private func withBoxes(
    _ sizes: [CGSize], _ layout: UICollectionViewLayout, _ body: (UICollectionView) throws -> Void
  ) rethrows {
    let registration = registration(sizes)
    try withCollection(CollectionSource([]), layout) { view in
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, index in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: sizes[index])
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(sizes.indices))
      source.apply(snapshot)
      CommitCycle.shared.commitIfNeeded()
      try body(view)
    }
  }

  @Test func `Rows are as high as their cells ask for`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let sizes = (0..<100).map { CGSize(width: 10, height: $0 == 1 ? 100 : 30) }
    withBoxes(sizes, UICollectionViewCompositionalLayout(section: section)) { view in
      #expect(frames(view).prefix(3).map(\.minY) == [0, 34, 138])
      #expect(frames(view).prefix(3).map(\.height) == [30, 100, 30])
      #expect(frames(view).allSatisfy { $0.width == 320 })
      let shown = CGFloat(view.visibleCells.count)
      #expect(view.contentSize.height > 100 * 34 && view.contentSize.height < 100 * 48 + 100 - shown * 10)
    }
  }

  @Test func `A column is as long as the cells in it`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .estimated(60)), subitems: [item, item])
    group.interItemSpacing = .fixed(5)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let sizes = [40, 80, 20].map { CGSize(width: 10, height: $0) }
    withBoxes(sizes, layout) { view in
      #expect(frames(view).map(\.minY) == [0, 45, 125])
      #expect(frames(view).map(\.height) == [40, 80, 20])
      #expect(frames(view).allSatisfy { $0.width == 160 })
      #expect(view.contentSize.height == 145)
    }
  }

  @Test func `Tags wrap where their widths leave no room`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let widths: [CGFloat] = [100, 150, 60, 200, 90]
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    withBoxes(widths.map { CGSize(width: $0, height: 30) }, layout) { view in
      #expect(frames(view).map(\.minX) == [0, 110, 0, 70, 0])
      #expect(frames(view).map(\.minY) == [0, 0, 30, 30, 60])
      #expect(frames(view).map(\.width) == widths)
    }
  }

  // MARK: - Scrolling across

  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 0, trailing: 15)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func `A section scrolls across in a view of its own, with the cells that can be seen`() throws {
    let source = CollectionSource([1000, 1000])
    try withCollection(source, shelf(.continuous)) { view in
      #expect(view.contentSize == CGSize(width: 320, height: 160))
      #expect(source.asked.count == 6)
      let scroller = try #require(view.subviews.first as? UIScrollView)
      #expect(scroller.frame == CGRect(x: 0, y: 20, width: 320, height: 60))
      #expect(scroller.contentSize.width == 110_020)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(cell.superview === scroller && cell.frame == CGRect(x: 125, y: 0, width: 100, height: 60))
      Fingers.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 50, y: 150), steps: 20, duration: 2)
      CommitCycle.shared.commitIfNeeded()
      #expect(scroller.contentOffset.x > 150 && view.contentOffset == .zero)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) != nil)
      let onScreen = try #require(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
      #expect(abs(onScreen.frame.minX - (345 - scroller.contentOffset.x)) < 0.5)
      tap(Element.onScreen(.cell)[1])
      #expect(view.indexPathsForSelectedItems?.first?.section == 0)
    }
  }

  @Test func `A drag across ends at a group where groups are pages`() throws {
    try withCollection(CollectionSource([20]), shelf(.groupPaging)) { view in
      let scroller = try #require(view.subviews.first as? UIScrollView)
      Fingers.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150), duration: 0.1)
      #expect(scroller.contentOffset.x == 110)
      Fingers.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 240, y: 150), duration: 2)
      #expect(scroller.contentOffset.x == 110)
    }
  }

  @Test func `Scrolling to an item scrolls its section too`() {
    withCollection(CollectionSource([100]), shelf(.continuous)) { view in
      let path = IndexPath(item: 50, section: 0)
      view.scrollToItem(at: path, at: .centeredHorizontally, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(view.layoutAttributesForItem(at: path)?.frame.midX == 160)
      #expect(view.cellForItem(at: path) != nil)
    }
  }

  @Test func `Sections of a provider follow each other`() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let columns = environment.container.effectiveContentSize.width > 300 && index == 0 ? 4 : 1
      let item = NSCollectionLayoutItem(layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: self.size(.fractionalWidth(1), .absolute(40)), subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    layout.configuration.interSectionSpacing = 12
    withCollection(CollectionSource([4, 1]), layout) { view in
      #expect(frames(view).map(\.minX) == [0, 80, 160, 240, 0])
      #expect(frames(view).last == CGRect(x: 0, y: 52, width: 320, height: 40))
    }
  }
}
