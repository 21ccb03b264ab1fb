import Testing

@testable @_spi(Windfall) import UIKit

private final class TableHeights: NSObject, UITableViewDelegate {
  var first: CGFloat = 48

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? first : 20
  }
}

@MainActor struct UITableViewUpdatesTests {
  @Test func `Rows that changed before anybody asked for them are there once`() {
    let source = TableSource([[]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    source.sections = [["A", "B"]]
    table.beginUpdates()
    table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    table.endUpdates()
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `An update without changes asks for the heights again`() {
    let source = TableSource([["A", "B"]])
    let heights = TableHeights()
    withTable(source) { table in
      table.delegate = heights
      table.reloadData()
      CommitCycle.shared.commitIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 48)
      heights.first = 0
      table.beginUpdates()
      table.endUpdates()
      CommitCycle.shared.commitIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 0)
      heights.first = 216
      table.performBatchUpdates(nil)
      CommitCycle.shared.commitIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 216)
    }
  }
}
