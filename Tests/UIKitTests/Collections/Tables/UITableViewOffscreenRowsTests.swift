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
}
