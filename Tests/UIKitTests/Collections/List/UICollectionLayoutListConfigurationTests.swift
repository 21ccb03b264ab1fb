import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UICollectionLayoutListConfigurationTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// A list of the items, all of whose rows have an arrow for an outline.
  private func withList(
    _ configuration: UICollectionLayoutListConfiguration, _ items: [String],
    _ body: (UICollectionView, Source) throws -> Void
  ) rethrows {
    try withWindow { _, root in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 320, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      view.contentInsetAdjustmentBehavior = .never
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
      }
      let source = Source(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      root.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: false)
      CommitCycle.shared.commitIfNeeded()
      try body(view, source)
    }
  }

  private func row(_ index: Int, x: CGFloat) -> CGPoint { CGPoint(x: x, y: 100 + 44 * CGFloat(index) + 20) }

  private func button(_ label: String) -> Element? { Element.onScreen(.button).first { $0.label == label } }

  @Test func `A row's separator is what the list and the row say`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .red
    configuration.itemSeparatorHandler = { path, own in
      var separator = own
      if path.item == 0 { separator.topSeparatorVisibility = .visible }
      if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
      separator.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10)
      return separator
    }
    withList(configuration, ["A", "B", "C"]) { view, _ in
      let lines = (0..<3).map { index in
        view.cellForItem(at: IndexPath(item: index, section: 0))?.drawContents().compactMap { item -> CGRect? in
          guard case .fill(.rect(let box), .color(let color)) = item,
            color == UIColor.red.displayColor(with: view.traitCollection)
          else { return nil }
          return box
        } ?? []
      }
      #expect(lines.map(\.count) == [2, 0, 1])
      #expect(lines[0].first?.minY == 0 && lines[0].last?.minX == 50 && lines[0].last?.maxX == 310)
    }
  }

  @Test func `A swipe shows the actions of a row, and a full one performs the first`() {
    var log: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item > 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    withList(configuration, ["A", "B"]) { view, _ in
      Fingers.drag(from: row(0, x: 300), to: row(0, x: 200))
      #expect(button("Delete") == nil)
      Fingers.drag(from: row(1, x: 300), to: row(1, x: 200))
      #expect(button("Delete") != nil)
      tap(button("Delete"))
      #expect(log == ["delete 1"] && button("Delete") == nil)
      Fingers.drag(from: row(1, x: 310), to: row(1, x: 10))
      #expect(log == ["delete 1", "delete 1"])
      #expect(view.indexPathsForSelectedItems == [])
    }
  }

  @Test func `Thin lines separate the rows, if they are wanted`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    func lines(_ view: UICollectionView) -> [Int] { view.visibleCells.map { $0.drawContents().count } }
    withList(configuration, ["A", "B"]) { view, _ in #expect(lines(view) == [1, 0]) }
    configuration.showsSeparators = false
    withList(configuration, ["A", "B"]) { view, _ in #expect(lines(view) == [0, 0]) }
  }

  @Test func `An outline shows what is in an item when its arrow is tapped`() {
    withList(UICollectionLayoutListConfiguration(appearance: .plain), []) { view, source in
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Bread"])
      outline.append(["Apple", "Pear"], to: "Fruit")
      source.apply(outline, to: 0)
      var texts: [String] { Element.onScreen(.staticText).map(\.label) }
      #expect(texts == ["Fruit", "Bread"])
      var log: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
      tap(button("Expand"))
      #expect(texts == ["Fruit", "Apple", "Pear", "Bread"] && log == ["expand Fruit"])
      #expect(view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel } == [0, 1, 1, 0])
      #expect(source.snapshot(for: 0).isExpanded("Fruit"))
      source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
      tap(button("Collapse"))
      #expect(texts.count == 4)
      source.sectionSnapshotHandlers.shouldCollapseItem = nil
      tap(button("Collapse"))
      #expect(texts == ["Fruit", "Bread"])
    }
  }
}
