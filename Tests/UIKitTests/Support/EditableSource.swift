@testable @_spi(Windfall) import UIKit

/// A table's data source and delegate whose rows can be deleted, inserted and moved.
@MainActor final class EditableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var fixed: Set<String> = []
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var leading: [String: UISwipeActionsConfiguration] = [:]
  var rowActions: [String: [UITableViewRowAction]] = [:]
  var trailing: [String: UISwipeActionsConfiguration] = [:]
  var confirmation: String?
  var entries: [String] = []
  var highestTarget = Int.max

  init(_ rows: [String]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(rows[indexPath.row])
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(rows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    entries.append("commit \(editingStyle) \(rows[indexPath.row])")
    if editingStyle == .delete {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      rows.insert("New", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    styles[rows[indexPath.row]] ?? .delete
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    confirmation
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leading[rows[indexPath.row]]
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailing[rows[indexPath.row]]
  }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    rowActions[rows[indexPath.row]]
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(row: min(proposedDestinationIndexPath.row, highestTarget), section: 0)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    entries.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    entries.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("select \(indexPath.row)")
  }
}

/// A table of the source that fills a visible window below the status bar, for the length of a test.
@MainActor func withTable(_ source: EditableSource, _ body: (UITableView) throws -> Void) rethrows {
  try withWindow { _, root in
    let table = UITableView(frame: root.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    root.addSubview(table)
    CommitCycle.shared.commitIfNeeded()
    try body(table)
  }
}

/// What the lowering appends for a class of an app.
@_cdecl("windfall_methods_UIKitTests_EditableSource")
public nonisolated func windfall_methods_UIKitTests_EditableSource(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(
    Selector(
      "tableView:commitEditingStyle:forRowAtIndexPath:", method: EditableSource.tableView(_:commit:forRowAt:)))
  table.add(
    Selector("tableView:moveRowAtIndexPath:toIndexPath:", method: EditableSource.tableView(_:moveRowAt:to:)))
}
