import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UIRefreshControlTests {
  @Test func `Pulling a table down far enough refreshes it`() {
    let source = TableSource([["A", "B"]])
    withTable(source) { table in
      let control = UIRefreshControl()
      var refreshes = 0
      control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
      table.refreshControl = control
      Fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 330))
      #expect(refreshes == 0)
      Fingers.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500))
      #expect(refreshes == 1 && control.isRefreshing)
      #expect(Element.onScreen(.activityIndicator).count == 1)
      control.endRefreshing()
      #expect(!control.isRefreshing && Element.onScreen(.activityIndicator).isEmpty)
    }
  }
}
