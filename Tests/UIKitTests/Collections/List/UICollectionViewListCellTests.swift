import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewListCellTests {
  private var texts: [[String]] { Element.onScreen(.cell).map { $0.all(.staticText).map(\.label) } }

  private func withList(
    _ configuration: UICollectionLayoutListConfiguration, _ items: [String],
    _ fill: @escaping @MainActor (UICollectionViewListCell, String) -> Void,
    _ body: (UICollectionView) throws -> Void
  ) rethrows {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      fill(cell, text)
    }
    try withCollection(CollectionSource([]), UICollectionViewCompositionalLayout.list(using: configuration)) { view in
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      CommitCycle.shared.commitIfNeeded()
      try body(view)
    }
  }

  @Test func `A list has rows as high as their texts`() {
    let long = String(repeating: "a long text ", count: 30)
    withList(UICollectionLayoutListConfiguration(appearance: .plain), ["One", long, "Three"], { _, _ in }) { view in
      #expect(texts == [["One"], [long], ["Three"]])
      let frames = view.visibleCells.map(\.frame)
      #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(frames[1].height > 150 && frames[1].minY == 44)
      #expect(frames[2].minY == frames[1].maxY && frames[2].height == 44)
    }
  }

  @Test func `A list of a hundred thousand rows makes those on its screen`() {
    let items = (0..<100_000).map { "Row \($0)" }
    withList(UICollectionLayoutListConfiguration(appearance: .plain), items, { _, _ in }) { view in
      #expect(view.visibleCells.count == 11)
      view.scrollToItem(at: IndexPath(item: 70_000, section: 0), at: .top, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(texts.first == ["Row 70000"])
    }
  }

  @Test func `Inset groups have margins, headers and footers their places`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    withList(configuration, ["One"], { _, _ in }) { view in
      #expect(view.visibleCells.first?.frame == CGRect(x: 16, y: 28, width: 288, height: 44))
      #expect(view.contentSize.height == 89.5)
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect(headers.map(\.frame) == [CGRect(x: 16, y: 0, width: 288, height: 28)])
    }
  }

  @Test func `Accessories stand at the ends of a row, those for editing only then`() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var details = 0
    try withList(
      UICollectionLayoutListConfiguration(appearance: .plain), ["One"],
      { cell, _ in
        cell.accessories = [
          .label(text: "7"), .detail { details += 1 },
          .customView(configuration: .init(customView: badge, placement: .leading(displayed: .whenEditing))),
        ]
      }
    ) { view in
      #expect(texts == [["One", "7"]])
      let cell = try #require(view.visibleCells.first)
      #expect(badge.isHidden && cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 270)
      tap(Element.onScreen(.button).first)
      #expect(details == 1 && view.indexPathsForSelectedItems == [])
      view.isEditing = true
      CommitCycle.shared.commitIfNeeded()
      #expect(!badge.isHidden && badge.frame.origin == CGPoint(x: 16, y: 12))
      #expect(cell.contentView.frame.minX == 44)
    }
  }
}
