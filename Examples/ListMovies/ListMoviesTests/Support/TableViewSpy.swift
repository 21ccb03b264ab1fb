import UIKit

class TableViewSpy: UITableView {
  private(set) var reloadDataCalled = false

  override func reloadData() {
    reloadDataCalled = true
  }
}
