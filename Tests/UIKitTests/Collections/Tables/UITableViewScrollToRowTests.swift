import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewScrollToRowTests {
  @Test func `Rows that are in sight already are there at once, also in a window which is never shown`() throws {
    let source = TableSource([["One", "Two"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let window = UIWindow()
    window.addSubview(table)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false)
    #expect(table.subviews.compactMap { ($0 as? UITableViewCell)?.textLabel?.text } == ["One", "Two"])
    #expect(table.subviews.allSatisfy { $0.window === window })
  }
}
