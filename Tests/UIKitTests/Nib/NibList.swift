@testable @_spi(Windfall) import UIKit

/// A table of a storyboard that notes its segues.
final class NibList: UITableViewController {
  private(set) var events: [String] = []
  weak var addButton: UIBarButtonItem?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    events.append("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    events.append("prepare \(segue.identifier ?? "")" + (row.map { " for row \($0)" } ?? ""))
  }
}

/// The outlet, as the lowering registers those of apps.
@_cdecl("windfall_methods_UIKitTests_NibList")
public nonisolated func windfall_methods_UIKitTests_NibList(_ table: UnsafeMutableRawPointer) {
  let table = Unmanaged<MethodTable>.fromOpaque(table).takeUnretainedValue()
  table.add(setter: "setAddButton:", of: NibList.self) { (list: NibList, item: UIBarButtonItem?) in
    list.addButton = item
  }
}
