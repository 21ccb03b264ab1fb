import UIKit
import XCTest

@testable import Settings

class SettingsDataSourceTests: XCTestCase {
  func testSectionsHaveTheTitlesOfTheirCategories() {
    let tableView = UITableView()
    let subject = SettingsDataSource(tableView: tableView) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<SettingCategory, String>()
    snapshot.appendSections([.privacy, .appearance])

    subject.apply(snapshot, animatingDifferences: false)

    XCTAssertEqual(subject.tableView(tableView, titleForHeaderInSection: 0), "Privacy")
    XCTAssertEqual(subject.tableView(tableView, titleForHeaderInSection: 1), "Appearance")
    XCTAssertNil(subject.tableView(tableView, titleForHeaderInSection: 2))
  }
}
