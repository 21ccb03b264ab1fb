import Testing

@testable @_spi(Windfall) import UIKit

@Suite(.serialized) @MainActor struct UITableViewDragDropTests {
  private final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var dropped: [String] = []

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
      -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "row")))] }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
      dropped.append("\(source) at \(coordinator.destinationIndexPath?.row ?? -1)")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
  }

  private let source = EditableSource(["A", "B", "C", "D"])
  private let delegate = Delegate()

  private func withTable(_ body: (UITableView) -> Void) {
    withWindow { _, root in
      let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.dragDelegate = delegate
      table.dragInteractionEnabled = true
      root.addSubview(table)
      CommitCycle.shared.commitIfNeeded()
      body(table)
    }
  }

  private func drag(in table: UITableView, from row: Int, to end: Int) {
    func point(_ row: Int) -> CGPoint { CGPoint(x: 150, y: 100 + CGFloat(row) * 44 + 22) }
    Fingers.send(.began, point(row))
    Fingers.send(.stationary, point(row), at: 1)
    Fingers.send(.moved, point(end), at: 1)
    Fingers.send(.ended, point(end), at: 1)
    CommitCycle.shared.commitIfNeeded()
  }

  @Test func `A row that is dragged within its table is moved by the data source`() {
    withTable { table in
      drag(in: table, from: 0, to: 2)
      #expect(source.rows == ["B", "C", "A", "D"])
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "A")
      table.dragInteractionEnabled = false
      drag(in: table, from: 0, to: 2)
      #expect(source.rows == ["B", "C", "A", "D"])
    }
  }

  @Test func `A drop delegate is told of what it takes, and where`() {
    withTable { table in
      table.dropDelegate = delegate
      drag(in: table, from: 1, to: 3)
      drag(in: table, from: 1, to: 6)
      #expect(delegate.dropped == ["1 at 3", "1 at 4"])
      #expect(source.rows == ["A", "B", "C", "D"])
    }
  }
}
