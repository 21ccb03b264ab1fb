import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewSectionTests {
  /// Sections with views or titles of their own, and notes of what was asked.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var titles: [Int: String] = [:]
    var makeHeader: @MainActor (Int) -> UIView? = { _ in nil }
    var headerHeight: CGFloat?
    var asked: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked.append(section)
      return makeHeader(section)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight ?? tableView.sectionHeaderHeight
    }
  }

  private func table(_ source: Source, _ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: style)
    table.rowHeight = 44
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test func `Groups without titles keep their distance, the first one from the top`() {
    let source = Source()
    let table = table(source, .insetGrouped)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 158)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 10))
    table.reloadData()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 27.5)
    table.sectionHeaderHeight = 5
    table.sectionFooterHeight = 0
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 108)
  }

  @Test func `Headers of a plain table have room above them, which may be taken away`() {
    let source = Source()
    source.titles = [1: "Second"]
    let table = table(source, .plain)
    #expect(table.rectForHeader(inSection: 0).height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 88 + 22, width: 390, height: 28))
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 88, width: 390, height: 28))
    #expect(table.rectForFooter(inSection: 2) == CGRect(x: 0, y: 88 * 3 + 28, width: 390, height: 0))
  }

  @Test func `A header is as tall as its constraints ask for, and is made once`() throws {
    final class Tall: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 51),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = Source()
    source.makeHeader = { $0 == 0 ? Tall(reuseIdentifier: nil) : nil }
    let table = table(source, .plain)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 71)
    #expect(try #require(table.headerView(forSection: 0)) is Tall)
    #expect(source.asked.filter { $0 == 0 }.count == 1)
  }

  @Test func `A height that the delegate gives is kept free, and its view is made when it is seen`() {
    let source = Source()
    source.count = 100
    source.headerHeight = 30
    source.makeHeader = { _ in UIView() }
    let table = table(source, .plain)
    table.layoutIfNeeded()
    #expect(source.asked.count < 10)
    #expect(table.rectForHeader(inSection: 99).height == 30)
  }

  @Test func `The rows in a rectangle`() {
    let source = Source()
    let table = table(source, .plain)
    func rows(_ y: CGFloat, _ height: CGFloat) -> [IndexPath]? {
      table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 10, height: height))
    }
    #expect(rows(0, 44) == [IndexPath(row: 0, section: 0)])
    #expect(rows(43, 2) == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    #expect(rows(60, 40) == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)])
    #expect(rows(1000, 40) == [])
  }

  @Test func `A table controller may be made by a style, and has a refresh control`() {
    final class Controller: UITableViewController {
      init() { super.init(style: .insetGrouped) }
      required init?(coder: NSCoder) { nil }
    }
    let controller = Controller()
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    #expect(controller.tableView.style == .insetGrouped && controller.tableView.refreshControl === refresh)
  }
}
