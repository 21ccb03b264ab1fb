import UIKit

/// Settings by category. Rows are known by the names of settings, so that a row stays the same when it is toggled.
class SettingsDataSource: UITableViewDiffableDataSource<SettingCategory, String> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.title
  }
}
