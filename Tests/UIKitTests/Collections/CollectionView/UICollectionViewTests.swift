import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionViewTests {
  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  private func flow(_ side: CGFloat = 100) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  @Test func `A collection view is an element with its cells, and those with their texts`() throws {
    try withCollection(CollectionSource([2, 1]), flow()) { view in
      let element = try #require(Element.onScreen(.collectionView).first)
      #expect(element.all(.cell).map { $0.all(.staticText).map(\.label) } == [["0.0"], ["0.1"], ["1.0"]])
      let path = IndexPath(item: 0, section: 1)
      let cell = try #require(view.cellForItem(at: path))
      #expect(view.indexPath(for: cell) == path)
      #expect(cell.reuseIdentifier == "cell")
      #expect(view.indexPathForItem(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY)) == path)
      #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 450)) == nil)
      #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 2)
      #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    }
  }

  @Test func `A grid of a million items makes the cells on its screen`() {
    let source = CollectionSource([1_000_000])
    withCollection(source, flow()) { view in
      #expect(view.contentSize.height == 36_666_730)
      #expect(source.asked.count == 15)
      view.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .top, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(source.asked.count == 30)
      #expect(texts.first == "0.699999")
      #expect(view.visibleCells.count == 15 && view.subviews.count == 15)
      #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 699_999, section: 0))
    }
  }

  @Test func `Cells that leave the screen come back as others`() throws {
    let source = CollectionSource([300])
    try withCollection(source, flow()) { view in
      let first = Set(view.visibleCells.map(ObjectIdentifier.init))
      source.entries = []
      view.contentOffset.y = 110
      CommitCycle.shared.commitIfNeeded()
      #expect(
        source.entries == [
          "didEndDisplaying 0.0", "didEndDisplaying 0.1", "didEndDisplaying 0.2", "willDisplay 0.15",
          "willDisplay 0.16", "willDisplay 0.17",
        ])
      #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == first)
      let reused = try #require(view.cellForItem(at: IndexPath(item: 15, section: 0)) as? CollectionSource.Cell)
      #expect(reused.reuses == 1)
    }
  }

  @Test func `Cells exist after the layout, and are made with their frames`() throws {
    final class Sized: UICollectionViewCell {
      let first: CGRect
      override init(frame: CGRect) {
        first = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = CollectionSource([4])
    try withCollection(source, flow()) { view in
      view.register(Sized.self, forCellWithReuseIdentifier: "sized")
      source.reuseIdentifier = "sized"
      view.reloadData()
      #expect(view.visibleCells.isEmpty)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Sized)
      #expect(cell.first == CGRect(x: 110, y: 0, width: 100, height: 100))
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  // MARK: - Selection

  @Test func `A tap selects an item, and the delegate hears of it in UIKit's order`() throws {
    let source = CollectionSource([3])
    source.refused = IndexPath(item: 2, section: 0)
    try withCollection(source, flow()) { view in
      source.entries = []
      tap(Element.onScreen(.cell)[0])
      #expect(
        source.entries == [
          "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0", "didUnhighlight 0.0",
        ])
      source.entries = []
      tap(Element.onScreen(.cell)[1])
      tap(Element.onScreen(.cell)[2])
      #expect(
        source.entries == [
          "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0", "didSelect 0.1",
          "didUnhighlight 0.1", "shouldHighlight 0.2", "didHighlight 0.2", "shouldSelect 0.2", "didUnhighlight 0.2",
        ])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      #expect(Element.onScreen(.cell).map { $0.states.contains(.selected) } == [false, true, false])
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(cell.isSelected && !cell.isHighlighted)
    }
  }

  @Test func `Several items are selected and deselected by taps where that is allowed`() {
    withCollection(CollectionSource([3]), flow()) { view in
      view.allowsMultipleSelection = true
      tap(Element.onScreen(.cell)[2])
      tap(Element.onScreen(.cell)[0])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 0)])
      tap(Element.onScreen(.cell)[2])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      view.allowsSelection = false
      tap(Element.onScreen(.cell)[1])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func `Taps select while the view is edited where that is allowed`() {
    withCollection(CollectionSource([3]), flow()) { view in
      view.isEditing = true
      tap(Element.onScreen(.cell)[0])
      #expect(view.indexPathsForSelectedItems == [])
      view.allowsMultipleSelectionDuringEditing = true
      tap(Element.onScreen(.cell)[0])
      tap(Element.onScreen(.cell)[2])
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    }
  }

  @Test func `A selection made in code is not told, and lasts while the cell is off screen`() {
    let source = CollectionSource([300])
    withCollection(source, flow()) { view in
      source.entries = []
      view.selectItem(at: IndexPath(item: 150, section: 0), animated: false, scrollPosition: .centeredVertically)
      CommitCycle.shared.commitIfNeeded()
      #expect(!source.entries.contains { $0.hasPrefix("didSelect") })
      #expect(view.cellForItem(at: IndexPath(item: 150, section: 0))?.isSelected == true)
      view.contentOffset.y = 0
      CommitCycle.shared.commitIfNeeded()
      #expect(view.visibleCells.allSatisfy { !$0.isSelected })
      view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
      view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `A drag scrolls and selects nothing`() {
    let source = CollectionSource([300])
    withCollection(source, flow()) { view in
      Fingers.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 200), duration: 0.5)
      #expect(view.contentOffset.y >= 290)
      #expect(view.indexPathsForSelectedItems == [])
      #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
    }
  }

  @Test func `The view behind a selected cell shows while it is selected`() throws {
    try withCollection(CollectionSource([1]), flow()) { view in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let plain = UIView()
      let selected = UIView()
      cell.backgroundView = plain
      cell.selectedBackgroundView = selected
      #expect(cell.subviews == [plain, cell.contentView])
      cell.isSelected = true
      #expect(cell.subviews == [plain, selected, cell.contentView])
      #expect(selected.frame == cell.bounds)
      cell.isSelected = false
      #expect(cell.subviews == [plain, cell.contentView])
    }
  }

  // MARK: - Scrolling

  @Test func `Scrolling to an item puts it where it is asked for`() {
    withCollection(CollectionSource([300]), flow()) { view in
      let path = IndexPath(item: 150, section: 0)
      view.scrollToItem(at: path, at: .top, animated: false)
      #expect(view.contentOffset.y == 5500)
      view.scrollToItem(at: path, at: .centeredVertically, animated: false)
      #expect(view.contentOffset.y == 5310)
      view.scrollToItem(at: path, at: .bottom, animated: false)
      #expect(view.contentOffset.y == 5120)
      view.contentInset.top = 20
      view.scrollToItem(at: path, at: .top, animated: false)
      #expect(view.contentOffset.y == 5480)
      view.scrollToItem(at: IndexPath(item: 299, section: 0), at: .top, animated: false)
      #expect(view.contentOffset.y == 10510)
    }
  }

  @Test func `Items ahead are prefetched once, and cancelled when the direction turns`() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var fetched: [Int] = []
      var cancelled: [Int] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        fetched += indexPaths.map(\.item)
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.map(\.item)
      }
    }
    let prefetcher = Prefetcher()
    withCollection(CollectionSource([300]), flow()) { view in
      view.prefetchDataSource = prefetcher
      view.contentOffset.y = 110
      CommitCycle.shared.commitIfNeeded()
      #expect(prefetcher.fetched == Array(18..<30))
      view.contentOffset.y = 220
      CommitCycle.shared.commitIfNeeded()
      #expect(prefetcher.fetched == Array(18..<33))
      #expect(prefetcher.cancelled.isEmpty)
      view.contentOffset.y = 110
      CommitCycle.shared.commitIfNeeded()
      #expect(prefetcher.cancelled == Array(21..<33))
      view.isPrefetchingEnabled = false
      view.contentOffset.y = 2200
      CommitCycle.shared.commitIfNeeded()
      #expect(!prefetcher.fetched.contains(80))
    }
  }

  // MARK: - Around the cells

  @Test func `The background view lies behind the cells and stays with the screen`() {
    withCollection(CollectionSource([300]), flow()) { view in
      let background = UIView()
      view.backgroundView = background
      view.contentOffset.y = 500
      CommitCycle.shared.commitIfNeeded()
      #expect(view.subviews.first === background)
      #expect(background.frame == CGRect(x: 0, y: 500, width: 320, height: 480))
    }
  }

  @Test func `Views that the app adds stay in front`() {
    withCollection(CollectionSource([300]), flow()) { view in
      let badge = UIView()
      view.addSubview(badge)
      view.contentOffset.y = 500
      CommitCycle.shared.commitIfNeeded()
      #expect(view.subviews.last === badge)
    }
  }

  @Test func `Another layout moves the cells that are there`() throws {
    let source = CollectionSource([3])
    try withCollection(source, flow()) { view in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      source.asked = []
      let old = view.collectionViewLayout
      view.setCollectionViewLayout(flow(200), animated: true)
      CommitCycle.shared.commitIfNeeded()
      #expect(cell.frame == CGRect(x: 60, y: 210, width: 200, height: 200))
      #expect(source.asked.isEmpty && old.collectionView == nil)
    }
  }

  @Test func `A registration makes and fills cells and headers`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<CollectionSource.Cell, String> { cell, _, text in
        cell.label.text = text
      }
      let headers = UICollectionView.SupplementaryRegistration<CollectionSource.Header>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, path in
        view.accessibilityIdentifier = "\(kind) \(path.section)"
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "Item \(indexPath.item)")
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let source = Source()
    let layout = flow()
    layout.headerReferenceSize.height = 40
    try withCollection(CollectionSource([]), layout) { view in
      view.dataSource = source
      #expect(texts == ["Item 0", "Item 1"])
      let header = try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      #expect(header.accessibilityIdentifier == "UICollectionElementKindSectionHeader 0")
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    }
  }
}
