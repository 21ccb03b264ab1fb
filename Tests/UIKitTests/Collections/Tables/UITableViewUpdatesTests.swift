import Testing

@testable @_spi(Windfall) import UIKit

private final class TableHeights: NSObject, UITableViewDelegate {
  var first: CGFloat = 48

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? first : 20
  }
}

@MainActor struct UITableViewUpdatesTests {
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
