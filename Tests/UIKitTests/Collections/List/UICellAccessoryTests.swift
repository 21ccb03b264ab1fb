import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UICellAccessoryTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func withList(
    _ items: [String] = ["A", "B", "C"], actions: UISwipeActionsConfiguration? = nil,
    accessories: @escaping @MainActor (String) -> [UICellAccessory],
    _ body: (UICollectionView, Source) throws -> Void
  ) rethrows {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    if let actions { configuration.trailingSwipeActionsConfigurationProvider = { _ in actions } }
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories(text)
    }
    try withCollection(CollectionSource([]), UICollectionViewCompositionalLayout.list(using: configuration)) { view in
      let source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      CommitCycle.shared.commitIfNeeded()
      try body(view, source)
    }
  }

  private func button(_ label: String) -> Element? { Element.onScreen(.button).first { $0.label == label } }

  private var labels: [String] { Element.onScreen(.button).map(\.label) }

  @Test func `The marks for editing are there only then, and do what they are for`() {
    var pressed: [String] = []
    withList(accessories: { item in
      [.delete { pressed.append("delete \(item)") }, .insert { pressed.append("insert \(item)") }, .reorder()]
    }) { view, _ in
      #expect(labels == [])
      view.isEditing = true
      CommitCycle.shared.commitIfNeeded()
      #expect(labels.prefix(3) == ["Delete A", "Insert A", "Reorder A"])
      tap(button("Delete B"))
      tap(button("Insert C"))
      #expect(pressed == ["delete B", "insert C"])
    }
  }

  @Test func `The mark that deletes shows the actions of the row where it has no handler`() {
    var deleted = 0
    let action = UIContextualAction(style: .destructive, title: "Trash") { _, _, done in
      deleted += 1
      done(true)
    }
    withList(
      ["A"], actions: UISwipeActionsConfiguration(actions: [action]),
      accessories: { _ in
        [.delete(displayed: .always)]
      }
    ) { _, _ in
      tap(button("Delete A"))
      CommitCycle.shared.commitIfNeeded()
      tap(button("Trash"))
      #expect(deleted == 1)
    }
  }

  @Test func `The handle moves an item, as far as the handlers let it`() throws {
    try withList(accessories: { _ in [.reorder(displayed: .always)] }) { view, source in
      var told: [[String]] = []
      source.reorderingHandlers.canReorderItem = { $0 != "B" }
      source.reorderingHandlers.willReorder = { told.append($0.initialSnapshot.itemIdentifiers) }
      source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
      @MainActor func drag(_ item: Int, to end: Int) throws {
        let handle = try #require(button("Reorder \(source.snapshot().itemIdentifiers[item])"))
        let start = try #require(UIView.view(withID: handle.viewID))
        let from = start.convert(CGPoint(x: start.bounds.midX, y: start.bounds.midY), to: nil)
        Fingers.drag(from: from, to: CGPoint(x: from.x, y: from.y + CGFloat(end - item) * 44))
        CommitCycle.shared.commitIfNeeded()
      }
      try drag(0, to: 2)
      #expect(source.snapshot().itemIdentifiers == ["B", "C", "A"])
      #expect(told == [["A", "B", "C"], ["B", "C", "A"]])
      #expect(Element.onScreen(.cell).map { $0.all(.staticText).first?.label } == ["B", "C", "A"])
      try drag(0, to: 2)
      #expect(source.snapshot().itemIdentifiers == ["B", "C", "A"])
    }
  }

  @Test func `A mark tells which cells are selected`() throws {
    try withList(accessories: { _ in [.multiselect(displayed: .always)] }) { view, _ in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let mark = try #require(cell.subviews.compactMap { $0 as? CellEditControl }.first)
      #expect(mark.purpose == .select(isOn: false))
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      #expect(mark.purpose == .select(isOn: true))
    }
  }

  @Test func `A menu of an accessory shows what is chosen`() {
    var chosen: [String] = []
    let menu = UIMenu(children: ["Red", "Green"].map { title in UIAction(title: title) { _ in } })
    withList(
      ["A"],
      accessories: { _ in
        [.popUpMenu(menu) { chosen += $0.selectedElements.map(\.title) }]
      }
    ) { _, _ in
      tap(button("Red"))
      CommitCycle.shared.commitIfNeeded()
      tap(button("Green"))
      CommitCycle.shared.commitIfNeeded()
      #expect(chosen == ["Green"])
      #expect(button("Green") != nil && button("Red") == nil)
    }
  }

  @Test func `Options hide an accessory, keep its place, give it width and colour`() throws {
    try withList(
      ["A"],
      accessories: { _ in
        [
          .disclosureIndicator(options: .init(isHidden: true, reservedLayoutWidth: .custom(100))),
          .checkmark(displayed: .whenNotEditing, options: .init(tintColor: .systemRed)),
          .label(text: "7", options: .init(tintColor: .systemGreen, font: .boldSystemFont(ofSize: 9))),
        ]
      }
    ) { view, _ in
      let cell = try #require(view.visibleCells.first as? UICollectionViewListCell)
      let images = cell.subviews.compactMap { $0 as? UIImageView }
      #expect(images.map(\.isHidden) == [true, false])
      #expect(images.last?.tintColor == .systemRed)
      #expect(cell.contentView.frame.maxX < 200)
      let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.textColor == .systemGreen && label.font == .boldSystemFont(ofSize: 9))
    }
  }

  @Test func `Own views stand where they want to among the others`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let place = UICellAccessory.Placement.trailing(at: UICellAccessory.Placement.position(before: .checkmark))
    let list: [UICellAccessory] = [
      .label(text: "7"), .checkmark(), .disclosureIndicator(),
      .customView(configuration: .init(customView: view, placement: place)),
    ]
    #expect(
      UICellAccessory.ordered(list).map { list[$0].accessoryType }
        == [.label, .customView(view), .checkmark, .disclosureIndicator])
  }

  @Test func `With the style of a header the whole cell expands`() {
    withList([], accessories: { $0 == "A" ? [.outlineDisclosure(options: .init(style: .header))] : [] }) {
      view, source in
      var section = NSDiffableDataSourceSectionSnapshot<String>()
      section.append(["A"])
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, inside in
        var inside = inside
        if inside.items.isEmpty { inside.append([parent + "1"]) }
        return inside
      }
      source.apply(section, to: 0)
      CommitCycle.shared.commitIfNeeded()
      tap(Element.onScreen(.cell).first)
      CommitCycle.shared.commitIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["A", "A1"])
      #expect(view.indexPathsForSelectedItems == [])
    }
  }
}
