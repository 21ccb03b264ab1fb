import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewEditingTests {
  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  private func buttons(_ row: Int) -> [Element] { Element.onScreen(.cell)[row].all(.button) }

  private func labels(_ row: Int) -> [String] { buttons(row).map(\.label) }

  private func button(_ label: String) -> Element? { Element.onScreen(.button).first { $0.label == label } }

  /// Goes over so much of a row's width, to the left where negative.
  private func swipe(_ table: UITableView, row: Int, by share: CGFloat = -0.6) {
    CommitCycle.shared.commitIfNeeded()
    let box = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    let start = CGPoint(x: box.midX - share / 2 * box.width, y: box.midY)
    Fingers.drag(from: start, to: CGPoint(x: start.x + share * box.width, y: start.y))
  }

  private func drag(_ label: String, to row: Int, in table: UITableView) throws {
    CommitCycle.shared.commitIfNeeded()
    let handle = try #require(UIView.view(withID: button(label)?.viewID ?? 0))
    let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    let end = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    Fingers.send(.began, start)
    Fingers.send(.moved, CGPoint(x: start.x, y: end.midY), at: 0.5)
    Fingers.send(.ended, CGPoint(x: start.x, y: end.midY), at: 0.6)
  }

  private func action(
    _ title: String, _ source: EditableSource, style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in
      source.entries.append(title)
      done(true)
    }
  }

  @Test func `An action of its own is plain, for tests that call handlers`() {
    let action = UIContextualAction()
    #expect(action.style == .normal)
    #expect(action.title == nil)
  }

  // MARK: - Editing mode

  @Test func `In editing mode rows have the controls of their styles`() {
    let source = EditableSource(["A", "B", "C", "D"])
    source.fixed = ["B"]
    source.styles = ["C": .insert, "D": .none]
    withTable(source) { table in
      #expect(!table.isEditing && Element.onScreen(.button).isEmpty)
      table.setEditing(true, animated: true)
      #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
      #expect(labels(0) == ["Delete A", "Reorder A"])
      #expect(labels(1) == [])
      #expect(labels(2) == ["Insert C", "Reorder C"])
      #expect(labels(3) == ["Reorder D"])
      #expect(table.visibleCells[0].contentView.frame.minX == CellEditControl.room)
      table.isEditing = false
      #expect(Element.onScreen(.button).isEmpty && table.visibleCells.allSatisfy { !$0.isEditing })
      #expect(table.visibleCells[0].contentView.frame == table.visibleCells[0].bounds)
    }
  }

  @Test func `A deletion is confirmed, and an insertion is not`() {
    let source = EditableSource(["A", "B"])
    source.styles = ["B": .insert]
    withTable(source) { table in
      table.isEditing = true
      tap(button("Insert B"))
      #expect(source.rows == ["A", "New", "B"])
      tap(button("Delete A"))
      #expect(labels(0).contains("Delete") && source.rows.count == 3)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showingDeleteConfirmation == true)
      tap(button("Delete"))
      #expect(texts == ["New", "B"])
      #expect(source.entries == ["commit insert B", "begin 0", "commit delete A", "end gone"])
      tap(button("Delete New"))
      tap(Element.onScreen(.cell)[1])
      #expect(button("Delete") == nil && source.rows == ["New", "B"])
    }
  }

  @Test func `Rows are selected in editing mode only where the table allows it`() {
    let source = EditableSource(["A", "B", "C"])
    withTable(source) { table in
      tap(Element.onScreen(.cell)[0])
      table.isEditing = true
      #expect(table.indexPathsForSelectedRows == nil)
      tap(Element.onScreen(.cell)[1])
      #expect(source.entries == ["select 0"])
      table.allowsMultipleSelectionDuringEditing = true
      #expect(labels(0) == ["Reorder A"])
      tap(Element.onScreen(.cell)[0])
      tap(Element.onScreen(.cell)[2])
      tap(Element.onScreen(.cell)[0])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
      table.isEditing = false
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }

  @Test func `A row is moved by its handle, as far as the delegate lets it`() throws {
    let source = EditableSource(["A", "B", "C", "D"])
    try withTable(source) { table in
      table.isEditing = true
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      try drag("Reorder A", to: 2, in: table)
      #expect(texts == ["B", "C", "A", "D"] && source.rows == texts)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
      source.highestTarget = 1
      try drag("Reorder B", to: 3, in: table)
      #expect(texts == ["C", "B", "A", "D"] && source.rows == texts)
    }
  }

  // MARK: - Swipes

  @Test func `A swipe shows the button that deletes the row`() {
    let source = EditableSource(["A", "B", "C"])
    source.fixed = ["C"]
    withTable(source) { table in
      swipe(table, row: 1)
      #expect(labels(1) == ["Delete"])
      #expect(source.rows == ["A", "B", "C"])
      tap(button("Delete"))
      #expect(texts == ["A", "C"])
      #expect(source.entries == ["begin 1", "commit delete B", "end gone"])
      swipe(table, row: 1)
      #expect(Element.onScreen(.button).isEmpty)
    }
  }

  @Test func `A touch elsewhere, another swipe and scrolling close the row`() {
    let source = EditableSource((0..<40).map { "Row \($0)" })
    source.confirmation = "Remove"
    withTable(source) { table in
      swipe(table, row: 1)
      #expect(labels(1) == ["Remove"])
      tap(Element.onScreen(.cell)[0])
      #expect(Element.onScreen(.button).isEmpty && source.entries == ["begin 1", "end 1"])
      swipe(table, row: 1)
      swipe(table, row: 2)
      #expect(labels(1) == [] && labels(2) == ["Remove"])
      swipe(table, row: 2, by: 0.5)
      #expect(Element.onScreen(.button).isEmpty)
      swipe(table, row: 2)
      let box = table.convert(table.bounds, to: nil)
      Fingers.drag(from: CGPoint(x: box.midX, y: 500), to: CGPoint(x: box.midX, y: 300))
      #expect(Element.onScreen(.button).isEmpty && table.contentOffset.y > 0)
      #expect(source.rows.count == 40)
    }
  }

  @Test func `Both sides have the delegate's actions, the first at the edge`() {
    let source = EditableSource(["A", "B"])
    source.leading = ["A": UISwipeActionsConfiguration(actions: [action("Read", source)])]
    source.trailing = [
      "A": UISwipeActionsConfiguration(actions: [action("Trash", source), action("Flag", source)]),
      "B": UISwipeActionsConfiguration(actions: []),
    ]
    withTable(source) { table in
      swipe(table, row: 0)
      #expect(Set(labels(0)) == ["Trash", "Flag"])
      let trash = button("Trash").flatMap { UIView.view(withID: $0.viewID) }
      #expect(trash?.convert(trash?.bounds ?? .zero, to: table).maxX == table.bounds.maxX)
      tap(button("Flag"))
      #expect(Element.onScreen(.button).isEmpty)
      swipe(table, row: 0, by: 0.6)
      #expect(labels(0) == ["Read"])
      tap(button("Read"))
      swipe(table, row: 1)
      swipe(table, row: 1, by: 0.6)
      #expect(Element.onScreen(.button).isEmpty)
      #expect(source.entries == ["begin 0", "Flag", "end 0", "begin 0", "Read", "end 0"])
    }
  }

  @Test func `A full swipe performs the first action, unless it may not`() {
    let source = EditableSource(["A", "B"])
    source.trailing = ["A": UISwipeActionsConfiguration(actions: [action("Trash", source), action("Flag", source)])]
    withTable(source) { table in
      source.trailing["A"]?.performsFirstActionWithFullSwipe = false
      swipe(table, row: 0, by: -0.9)
      #expect(labels(0).count == 2)
      tap(Element.onScreen(.cell)[1])
      source.trailing["A"]?.performsFirstActionWithFullSwipe = true
      swipe(table, row: 0, by: -0.9)
      #expect(source.entries == ["begin 0", "end 0", "begin 0", "Trash", "end 0"])
      swipe(table, row: 1, by: -0.9)
      #expect(source.rows == ["A"])
      swipe(table, row: 0, by: -0.05)
      #expect(Element.onScreen(.button).isEmpty)
    }
  }

  @Test func `Without a method that commits nothing is swiped`() {
    let source = TableSource([["A", "B"]])
    withTable(source) { table in
      swipe(table, row: 0)
      #expect(Element.onScreen(.button).isEmpty)
    }
  }

  @Test func `The edit button of a table controller switches its table`() throws {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let controller = Controller(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    withWindow(showing: UINavigationController(rootViewController: controller)) { _ in
      tap(button("Edit"))
      #expect(controller.isEditing && controller.tableView.isEditing)
      tap(button("Done"))
      #expect(!controller.isEditing && !controller.tableView.isEditing)
    }
  }
}
