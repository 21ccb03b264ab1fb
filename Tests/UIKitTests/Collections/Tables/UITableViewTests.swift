import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewTests {
  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  @Test func `A table is an element with its cells, and those with their texts`() throws {
    let source = TableSource([["One", "Two"], ["Three"]])
    source.titles = ["First", "Second"]
    try withTable(source) { table in
      let element = try #require(Element.onScreen(.table).first)
      #expect(element.all(.cell).count == 3)
      #expect(element.all(.cell).map { $0.all(.staticText).map(\.label) } == [["One"], ["Two"], ["Three"]])
      #expect(element.all(.staticText).map(\.label) == ["First", "One", "Two", "Second", "Three"])
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      let path = IndexPath(row: 0, section: 1)
      let cell = try #require(table.cellForRow(at: path))
      #expect(cell.textLabel?.text == "Three")
      #expect(table.indexPath(for: cell) == path)
      #expect(table.indexPathForRow(at: table.rectForRow(at: path).origin) == path)
      #expect(table.cellForRow(at: IndexPath(row: 5, section: 1)) == nil)
    }
  }

  @Test func `Data that are loaded again give the size of the content at once, and no cell`() {
    let source = TableSource([["One", "Two"], ["Three"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.rowHeight = 50
    #expect(table.contentSize.height == 0)
    table.reloadData()
    #expect(table.contentSize.height == 150 && source.asked.isEmpty)
  }

  @Test func `A table of a million rows asks for those on its screen`() {
    let source = TableSource([(0..<1_000_000).map { "Row \($0)" }])
    withTable(source) { table in
      let screenful = Int(table.bounds.height / 44) + 1
      #expect(source.asked.count == screenful)
      #expect(table.contentSize.height == 44_000_000)
      table.scrollToRow(at: IndexPath(row: 700_000, section: 0), at: .top, animated: false)
      CommitCycle.shared.commitIfNeeded()
      #expect(source.asked.count <= 2 * screenful + 1)
      #expect(texts.first == "Row 700000")
      #expect(texts.count <= screenful && table.subviews.count <= screenful)
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 700_000, section: 0))
    }
  }

  @Test func `Cells that leave the screen come back as others`() {
    let source = TableSource([(0..<100).map { "Row \($0)" }])
    withTable(source) { table in
      let first = Set(table.visibleCells.map(ObjectIdentifier.init))
      table.contentOffset.y = 44 * 50
      CommitCycle.shared.commitIfNeeded()
      let second = Set(table.visibleCells.map(ObjectIdentifier.init))
      #expect(second.subtracting(first).count <= 1)
      #expect(!texts.contains("Row 0") && texts.contains("Row 50"))
    }
  }

  @Test func `Rows have the heights that are asked for`() {
    let source = TableSource([(0..<100).map { "Row \($0)" }])
    source.heights = [IndexPath(row: 0, section: 0): 100, IndexPath(row: 2, section: 0): 10]
    withTable(source) { table in
      let second = CGRect(x: 0, y: 100, width: table.bounds.width, height: 44)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == second)
      #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == 154)
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 153)) == IndexPath(row: 2, section: 0))
      table.rowHeight = 60
      source.heights = [:]
      #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).minY == 5940)
    }
  }

  @Test func `A row grows with its text`() {
    let source = TableSource([[String(repeating: "a long text ", count: 40)]])
    withTable(source) { table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.textLabel?.numberOfLines = 0
      table.reloadRows(at: [], with: .none)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height >= 44)
      #expect((cell?.sizeThatFits(CGSize(width: 300, height: 0)).height ?? 0) > 150)
    }
  }

  @Test func `A tap selects a row and deselects the one before`() {
    let source = TableSource([["A", "B", "C"]])
    source.refused = IndexPath(row: 2, section: 0)
    withTable(source) { table in
      tap(Element.onScreen(.cell)[0])
      tap(Element.onScreen(.cell)[1])
      tap(Element.onScreen(.cell)[2])
      #expect(
        source.entries == [
          "willSelect 0", "didSelect 0", "willSelect 1", "didDeselect 0", "didSelect 1", "willSelect 2",
        ])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(Element.onScreen(.cell).map { $0.states.contains(.selected) } == [false, true, false])
      table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
      #expect(table.indexPathForSelectedRow == nil)
      table.allowsMultipleSelection = true
      tap(Element.onScreen(.cell)[0])
      tap(Element.onScreen(.cell)[1])
      tap(Element.onScreen(.cell)[0])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }
  }

  @Test func `Changes ask only for the rows that are new`() {
    let source = TableSource([["A", "B", "C", "D"]])
    withTable(source) { table in
      table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
      source.asked = []
      source.sections = [["A", "New", "C", "D", "E"]]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)], with: .fade)
      }
      #expect(texts == ["A", "New", "C", "D", "E"])
      #expect(source.asked == [IndexPath(row: 1, section: 0), IndexPath(row: 4, section: 0)])
      source.sections = [["New", "C", "Dee", "E"]]
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      table.endUpdates()
      #expect(texts == ["New", "C", "Dee", "E"])
      source.sections = [["Z"], ["New", "C", "Dee", "E"]]
      table.insertSections([0], with: .automatic)
      #expect(texts == ["Z", "New", "C", "Dee", "E"])
      source.sections = [["Only"]]
      table.reloadData()
      #expect(texts == ["Only"])
    }
  }

  @Test func `Headers of a plain table stay in sight with their section`() throws {
    let source = TableSource([(0..<100).map { "Row \($0)" }, ["Last"]])
    source.titles = ["First", "Second"]
    try withTable(source) { table in
      table.contentOffset.y = 1000
      CommitCycle.shared.commitIfNeeded()
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.frame.minY == 1000)
      #expect(header.textLabel?.text == "First")
    }
  }

  @Test func `Registered classes are made with their own initialiser`() {
    final class Fancy: UITableViewCell {
      let mark: String
      override init(style: CellStyle, reuseIdentifier: String?) {
        mark = "made with \(reuseIdentifier ?? "")"
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(Fancy.self, forCellReuseIdentifier: "fancy")
    let cell = table.dequeueReusableCell(withIdentifier: "fancy") as? Fancy
    #expect(cell?.mark == "made with fancy")
    #expect(cell?.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(UITableViewCell().reuseIdentifier == nil)
  }

  @Test func `A content configuration fills a cell`() {
    let source = TableSource([["A"]])
    withTable(source) { table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.textLabel?.text = nil
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = "Below"
      cell?.contentConfiguration = content
      #expect(texts == ["Title", "Below"])
      content.text = "Other"
      cell?.contentConfiguration = content
      #expect(texts == ["Other", "Below"])
    }
  }

  @Test func `A table controller shows its rows below the bar`() {
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let controller = Controller(style: .plain)
    withWindow(showing: UINavigationController(rootViewController: controller)) { window in
      #expect(texts == ["Row 0", "Row 1", "Row 2"])
      let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.convert(.zero, to: nil).y == window.safeAreaInsets.top + 44)
    }
  }

  @Test func `A row is as tall as the constraints in its cell ask for`() throws {
    final class Padded: UITableViewCell {
      let label = UILabel()
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Padded"
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 40),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -40),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let source = TableSource([["A", "B"]])
    try withTable(source) { table in
      table.register(Padded.self, forCellReuseIdentifier: "padded")
      source.reuseIdentifier = "padded"
      table.reloadData()
      CommitCycle.shared.commitIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Padded)
      let height = cell.label.intrinsicContentSize.height + 80
      #expect(abs(cell.frame.height - height) < 0.5)
      #expect(cell.label.frame.minX == 16 && cell.label.frame.minY == 40)
      #expect(cell.frame.minY == cell.frame.height)
    }
  }

  @Test func `Views of sections are announced when they come and go; titles of groups are in capitals`() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var entries: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { 30 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
        if section == 0 { entries.append("will") }
      }
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        if section == 0 { entries.append("did") }
      }
    }
    let source = Source()
    try withWindow { _, root in
      let table = UITableView(frame: root.bounds, style: .insetGrouped)
      table.dataSource = source
      table.delegate = source
      root.addSubview(table)
      let header = try #require(table.headerView(forSection: 0))
      #expect(header.textLabel?.text == "PART 0" && header.textLabel?.textColor == .red)
      table.contentOffset.y = 2000
      CommitCycle.shared.commitIfNeeded()
      #expect(source.entries == ["will", "did"])
    }
  }

  @Test func `A finger that goes across a row does not select it`() {
    let source = TableSource([["A", "B"]])
    withTable(source) { table in
      let box = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
      Fingers.drag(from: CGPoint(x: box.maxX - 50, y: box.midY), to: CGPoint(x: box.minX + 50, y: box.midY))
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    }
  }

  @Test func `Rows lie on the colour of their table, with lines between them`() {
    let source = TableSource([["A", "B"]])
    withTable(source, style: .insetGrouped) { table in
      #expect(table.visibleCells.map { $0.drawContents().count } == [3, 2])
      table.separatorStyle = .none
      #expect(table.visibleCells.map { $0.drawContents().count } == [2, 2])
      let selected = UIView()
      let cell = table.visibleCells[0]
      cell.selectedBackgroundView = selected
      #expect(selected.superview == nil)
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      cell.layoutIfNeeded()
      #expect(selected.superview === cell && selected.frame == cell.bounds)
    }
  }

  @Test func `A change that the data source did not make stops the app with UIKit's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource([["A"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = source
        _ = table.numberOfRows(inSection: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
    #expect(text.contains("(0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of"))
  }

  @Test func `A subclass sees what the table is told`() {
    final class Spy: UITableView {
      var entries: [String] = []
      override func reloadData() {
        entries.append("reload")
        super.reloadData()
      }
      override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        entries.append("register \(identifier)")
        super.register(cellClass, forCellReuseIdentifier: identifier)
      }
      override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      {
        entries.append("dequeue \(indexPath.row)")
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
    }
    let spy = Spy(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let source = TableSource([["A", "B", "C"]])
    spy.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    spy.dataSource = source
    spy.layoutIfNeeded()
    #expect(spy.entries == ["register cell", "reload", "dequeue 0", "dequeue 1"])
  }
}
