import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor @Suite("Rows off screen", .serialized) struct UITableViewOffscreenRowsTests {
  private func driven(_ body: () -> Void) {
    UIApplication.shared.beginDriving()
    defer { UIApplication.isDrivenByTests = false }
    body()
  }

  @Test func `UI tests find every row of a table, others those on screen`() {
    let source = TableSource([(0..<60).map { "Row \($0)" }])
    withTable(source) { table in
      let screenful = table.visibleCells.count
      #expect(Element.onScreen(.cell).count == screenful)
      driven {
        table.setNeedsLayout()
        CommitCycle.shared.commitIfNeeded()
        #expect(Element.onScreen(.cell).count == 60)
        #expect(Element.onScreen(.cell).last?.all(.staticText).map(\.label) == ["Row 59"])
        #expect(table.visibleCells.count == screenful)
        #expect(table.cellForRow(at: IndexPath(row: 59, section: 0)) == nil)
        table.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
        CommitCycle.shared.commitIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 59, section: 0))?.textLabel?.text == "Row 59")
        #expect(Element.onScreen(.cell).count == 60)
      }
    }
  }

  @Test func `A long table has only the rows on screen, for UI tests too`() {
    let source = TableSource([(0...UITableView.offscreenLimit).map { "Row \($0)" }])
    withTable(source) { table in
      driven {
        table.setNeedsLayout()
        CommitCycle.shared.commitIfNeeded()
        #expect(Element.onScreen(.cell).count == table.visibleCells.count)
      }
    }
  }

  @Test func `A table without height makes the cell of its first row when it is asked for it`() {
    final class Source: NSObject, UITableViewDataSource {
      var asked: [IndexPath] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        return UITableViewCell()
      }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    table.reloadData()
    #expect(source.asked.isEmpty)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    #expect(source.asked == [IndexPath(row: 0, section: 0)])
  }
}
