import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UITableViewDiffableDataSourceTests {
  private typealias Source = UITableViewDiffableDataSource<String, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private final class Titled: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private var texts: [String] { Element.onScreen(.cell).flatMap { $0.all(.staticText) }.map(\.label) }

  /// What was asked of the cell provider of a table in a window.
  private final class Asked {
    var items: [String] = []
    var suffix = ""
  }

  private func withSource(_ body: (Source, UITableView, Asked) throws -> Void) rethrows {
    try withWindow { _, root in
      let table = UITableView(frame: root.bounds)
      let asked = Asked()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = Source(tableView: table) { table, path, item in
        asked.items.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item + asked.suffix
        return cell
      }
      root.addSubview(table)
      try body(source, table, asked)
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `The table shows what is applied, and the source finds it`() {
    withSource { source, table, _ in
      #expect(table.dataSource === source && table.numberOfSections == 0)
      source.apply(snapshot(["A": ["a", "b"], "B": ["c"]]))
      #expect(texts == ["a", "b", "c"])
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
      #expect(source.indexPath(for: "b") == IndexPath(row: 1, section: 0))
      #expect(source.indexPath(for: "x") == nil)
      #expect(source.sectionIdentifier(for: 1) == "B" && source.sectionIdentifier(for: 2) == nil)
      #expect(source.index(for: "B") == 1 && source.index(for: "X") == nil)
      #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
    }
  }

  @Test func `Only what is new is asked for, and rows keep cell and selection where they go`() {
    withSource { source, table, asked in
      source.apply(snapshot(["A": ["a", "b", "c"], "B": ["d"]]))
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      asked.items = []
      source.apply(snapshot(["B": ["a", "d", "new"], "A": ["c", "b"]]), animatingDifferences: false)
      #expect(texts == ["a", "d", "new", "c", "b"])
      #expect(asked.items == ["new"])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
      #expect(source.indexPath(for: "b") == IndexPath(row: 1, section: 1))
    }
  }

  @Test func `Reloading gives a row another cell, reconfiguring fills the one it has`() {
    withSource { source, table, asked in
      source.apply(snapshot(["A": ["a", "b", "c"]]))
      let cells = table.visibleCells
      var changed = source.snapshot()
      changed.reloadItems(["a"])
      changed.reconfigureItems(["c"])
      asked.items = []
      asked.suffix = "!"
      source.apply(changed)
      #expect(texts == ["a!", "b", "c!"])
      #expect(asked.items.sorted() == ["a", "c"])
      #expect(table.visibleCells[2] === cells[2])
      #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
      asked.items = []
      source.applySnapshotUsingReloadData(source.snapshot())
      #expect(texts == ["a!", "b!", "c!"] && asked.items == ["a", "b", "c"])
    }
  }

  @Test func `The completion comes later on the main thread`() async {
    let table = UITableView()
    let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
    var isDone = false
    await withCheckedContinuation { continuation in
      source.apply(snapshot(["A": ["a"]])) {
        dispatchPrecondition(condition: .onQueue(.main))
        isDone = true
        continuation.resume()
      }
      #expect(!isDone)
    }
    await source.apply(snapshot(["A": ["a", "b"]]))
    #expect(table.numberOfRows(inSection: 0) == 2)
    await source.applySnapshotUsingReloadData(snapshot(["A": []]))
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `A snapshot may be applied on another queue`() async {
    let table = UITableView()
    let source = Source(tableView: table) { _, _, _ in UITableViewCell() }
    let applied = snapshot(["A": ["a", "b"]])
    let items = await Task.detached {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          source.apply(applied)
          continuation.resume(returning: source.snapshot().itemIdentifiers)
        }
      }
    }.value
    #expect(items == ["a", "b"] && table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `Subclasses answer the rest of the data source`() {
    withWindow { _, root in
      let table = UITableView(frame: root.bounds)
      let source = Titled(tableView: table) { _, _, item in
        let cell = UITableViewCell()
        cell.textLabel?.text = item
        return cell
      }
      root.addSubview(table)
      source.apply(snapshot(["First": ["a"], "Second": ["b"]]))
      let labels = Element.onScreen(.table).flatMap { $0.all(.staticText) }.map(\.label)
      #expect(labels == ["First", "a", "Second", "b"])
    }
  }

  @Test func `A table without a window has its cells after layout`() {
    let root = UIView()
    let table = UITableView()
    root.addSubview(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let source = Source(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = item
      return cell
    }
    source.apply(snapshot(["A": ["a", "b"]]))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    root.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    root.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
  }

  @Test func `A provider without a cell stops the app`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x"])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("cell provider returned nil for index path"))
  }
}
